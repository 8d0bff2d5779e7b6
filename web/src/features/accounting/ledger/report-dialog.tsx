// Default export: loaded when it is opened.
import { formatKroner } from '@driftig/domain/format';
import { Anchor, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { accountsQuery } from '../queries.ts';
import classes from './ledger.module.css';
import { yearOfMonth } from './months.ts';
import { PeriodChoice } from './period-choice.tsx';
import { usePlaces } from './place.ts';
import { Places } from './places.tsx';
import { balancesQuery, type Balance } from './queries.ts';
import { texts } from './texts.ts';
import { downloadTrialBalance } from './trial-balance-file.ts';

/** A report of the ledger: the trial balance of a period of months (product B17). */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState(yearOfMonth(useToday().slice(0, 7)));
  const query = useQuery({ ...balancesQuery(period), placeholderData: keepPreviousData });
  const accounts = useQuery(accountsQuery).data ?? [];
  const names = new Map(accounts.map(({ number, name }) => [number, name]));
  const places = usePlaces();
  const balances = query.data?.accounts ?? [];
  return (
    <Dialog opened onClose={onClose} title={texts.report} size={1080}>
      <div className={classes.head}>
        <h3>{texts.trialBalance}</h3>
        <PeriodChoice period={period} onChange={setPeriod} />
        <Button
          leftSection={<IconDownload size={18} />}
          disabled={balances.length === 0 || query.isPlaceholderData}
          onClick={() => downloadTrialBalance(period, balances, names)}
        >
          {texts.csv}
        </Button>
      </div>
      <QueryResult query={query} title={texts.reportFailed} errorId={errorIdOf(query.error)}>
        {({ entries }) => (
          <>
            <p className={classes.lead} role="status">
              {texts.entryCount(entries)}
            </p>
            {balances.length === 0 ? (
              <p>{texts.reportEmpty}</p>
            ) : (
              <TrialBalance
                balances={balances}
                names={names}
                onOpen={(number) => places.open({ as: 'account', number, period })}
              />
            )}
          </>
        )}
      </QueryResult>
      <Places places={places} />
    </Dialog>
  );
}

interface TrialBalanceProps {
  balances: readonly Balance[];
  /** Names of accounts by their numbers. */
  names: ReadonlyMap<number, string>;
  onOpen: (number: number) => void;
}

function TrialBalance({ balances, names, onOpen }: TrialBalanceProps) {
  const sum = (figure: 'opening' | 'debit' | 'credit' | 'closing') =>
    formatKroner(balances.reduce((all, balance) => all + balance[figure], 0));
  return (
    <table className={classes.table} aria-label={texts.trialBalance}>
      <thead>
        <tr>
          <th scope="col">{texts.account}</th>
          <th scope="col" data-desk>
            {texts.opening}
          </th>
          <th scope="col" data-desk>
            {texts.debit}
          </th>
          <th scope="col" data-desk>
            {texts.credit}
          </th>
          <th scope="col">{texts.closing}</th>
        </tr>
      </thead>
      <tbody>
        {balances.map((balance) => (
          <AccountRow
            key={balance.account}
            balance={balance}
            name={names.get(balance.account) ?? ''}
            onOpen={() => onOpen(balance.account)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td data-desk>{sum('opening')}</td>
          <td data-desk>{sum('debit')}</td>
          <td data-desk>{sum('credit')}</td>
          <td>{sum('closing')}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface AccountRowProps {
  balance: Balance;
  name: string;
  onOpen: () => void;
}

function AccountRow({ balance, name, onOpen }: AccountRowProps) {
  const { account } = balance;
  const opening = formatKroner(balance.opening);
  const debit = formatKroner(balance.debit);
  const credit = formatKroner(balance.credit);
  return (
    <tr>
      <th scope="row">
        <Anchor component="button" onClick={onOpen}>
          {`${account} ${name}`.trim()}
        </Anchor>
        <small data-phone>
          {`${texts.opening} ${opening} · ${texts.debit} ${debit} · ${texts.credit} ${credit}`}
        </small>
      </th>
      <td data-desk>{opening}</td>
      <td data-desk>{debit}</td>
      <td data-desk>{credit}</td>
      <td>{formatKroner(balance.closing)}</td>
    </tr>
  );
}
