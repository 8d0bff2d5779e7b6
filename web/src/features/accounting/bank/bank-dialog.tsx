// Default export: loaded when it is opened.
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { TabCard } from '../../../ui/layout/tab-card.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { OpenChartButton } from '../chart/open-chart-button.tsx';
import { accountLabel } from '../queries.ts';
import classes from './bank.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { MatchedLines } from './matched-lines.tsx';
import { OpenLines } from './open-lines.tsx';
import { bankAccountsQuery, type BankAccount } from './queries.ts';
import { Reconciliation } from './reconciliation.tsx';
import { texts } from './texts.ts';

const tabs = [
  { value: 'open', label: texts.tabs.open },
  { value: 'matched', label: texts.tabs.matched },
  { value: 'reconciliation', label: texts.tabs.reconciliation },
];

/** Statements of the bank: taken, matched and reconciled. */
export default function BankDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(bankAccountsQuery);
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={880}>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={4}>
        {(accounts) => <Accounts accounts={accounts} />}
      </QueryResult>
    </Dialog>
  );
}

function Accounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const [id, setId] = useState('');
  const account = accounts.find((one) => one.id === id) ?? accounts[0];
  if (account === undefined)
    return (
      <EmptyState
        title={texts.noAccounts}
        text={texts.noAccountsText}
        action={<OpenChartButton />}
      />
    );
  return (
    <AccountBank
      key={account.id}
      account={account}
      choice={
        <NativeSelect
          label={texts.account}
          value={account.id}
          data={accounts.map((one) => ({ value: one.id, label: accountLabel(one) }))}
          onChange={(event) => setId(event.currentTarget.value)}
        />
      }
    />
  );
}

interface AccountBankProps {
  account: BankAccount;
  choice: React.ReactNode;
}

function AccountBank({ account, choice }: AccountBankProps) {
  const [tab, setTab] = useState('open');
  const [importing, setImporting] = useState(false);
  return (
    <>
      <div className={classes.head}>
        {choice}
        <Button variant="filled" onClick={() => setImporting(true)}>
          {texts.import}
        </Button>
      </div>
      <TabCard label={texts.title} tabs={tabs} value={tab} onChange={setTab}>
        <div className={classes.panel}>
          {tab === 'open' ? (
            <OpenLines account={account} />
          ) : tab === 'matched' ? (
            <MatchedLines account={account} />
          ) : (
            <Reconciliation account={account} />
          )}
        </div>
      </TabCard>
      {importing ? <ImportDialog account={account} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
