import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { accountTypes } from '@driftig/contracts/accounting/account-type';
import { chartVersion } from '@driftig/domain/accounting/public-chart';
import { Button, TextInput } from '@mantine/core';
import { IconListNumbers, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { accountLabel, accountsQuery, type Account } from '../queries.ts';
import classes from '../accounting.module.css';
import { texts } from './texts.ts';

interface AccountListProps {
  onEdit: (account: Account) => void;
  onAdd: () => void;
}

/** The company's accounts with their search; an empty chart is offered the public one. */
export function AccountList({ onEdit, onAdd }: AccountListProps) {
  const query = useQuery(accountsQuery);
  return (
    <div className={classes.panel}>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={8}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyChart onAdd={onAdd} />
          ) : (
            <Accounts accounts={accounts} onEdit={onEdit} />
          )
        }
      </QueryResult>
    </div>
  );
}

function EmptyChart({ onAdd }: { onAdd: () => void }) {
  const [busy, setBusy] = useState(false);
  const adopt = async () => {
    setBusy(true);
    try {
      const { message } = await call(accountRoutes.adoptPublicChart, { body: { chartVersion } });
      toastSuccess(message);
    } catch (error) {
      toastFailure(texts.adoptFailed, { text: messageOf(error, '') });
    }
    setBusy(false);
  };
  return (
    <EmptyState
      icon={IconListNumbers}
      title={texts.empty}
      text={texts.emptyText}
      action={
        <div className={classes.formActions}>
          <Button onClick={onAdd} disabled={busy}>
            {texts.create}
          </Button>
          <Button variant="filled" loading={busy} onClick={() => void adopt()}>
            {texts.adopt}
          </Button>
        </div>
      }
    />
  );
}

function matches({ number, name }: Account, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/);
  const text = `${number} ${name}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function Accounts({
  accounts,
  onEdit,
}: { accounts: readonly Account[] } & Pick<AccountListProps, 'onEdit'>) {
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<Account>();
  const shown = accounts.filter((account) => matches(account, typed.trim()));
  return (
    <>
      <div className={classes.searchRow}>
        <TextInput
          role="searchbox"
          aria-label={texts.search}
          placeholder={texts.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={classes.search ?? ''}
        />
        <p className={classes.count} role="status">
          {texts.count(shown.length, accounts.length)}
        </p>
      </div>
      {shown.length === 0 ? <p className={classes.nothing}>{texts.nothingFound(typed)}</p> : null}
      <ul className={classes.accounts} aria-label={texts.tabs.list}>
        {shown.map((account) => (
          <li key={account.id} className={classes.account}>
            <span className={classes.number}>{account.number}</span>
            <span className={classes.accountName}>
              {account.name}
              <small>{factsOf(account)}</small>
            </span>
            <IconButton
              icon={IconPencil}
              label={texts.edit(accountLabel(account))}
              onClick={() => onEdit(account)}
            />
            <IconButton
              icon={IconTrash}
              label={texts.remove(accountLabel(account))}
              onClick={() => setRemoved(account)}
            />
          </li>
        ))}
      </ul>
      <RemoveAccount account={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}

function factsOf({ type, hasVat, standardNumber, number }: Account): string {
  const standard = standardNumber === 0 ? texts.unmapped : texts.mapped(standardNumber);
  return [
    accountTypes[type].label,
    ...(hasVat ? [texts.withVat] : []),
    ...(standardNumber === number ? [] : [standard]),
  ].join(' · ');
}

function RemoveAccount({
  account,
  onClose,
}: {
  account: Account | undefined;
  onClose: () => void;
}) {
  const label = account === undefined ? '' : accountLabel(account);
  const remove = async () => {
    if (account === undefined) return;
    const { message } = await call(accountRoutes.deleteAccount, { params: { id: account.id } });
    toastSuccess(message);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <ConfirmDialog
        opened={account !== undefined}
        onClose={onClose}
        onConfirm={remove}
        title={texts.deleteTitle(label)}
        confirmLabel={texts.confirmDelete}
        danger
      >
        {texts.deleteText}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
