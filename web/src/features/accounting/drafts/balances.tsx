import { draftBalances } from '@driftig/domain/ledger/posting-legs';
import { formatKroner } from '@driftig/domain/format';
import { whyDrafts } from '@driftig/domain/why/drafts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import type { LoadedPages } from '../../../api/queries/pages.ts';
import { Why } from '../../../shared/why/why.tsx';
import { balancesQuery } from '../ledger/queries.ts';
import { accountLabel, type Draft } from '../queries.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';
import type { Books } from './use-books.ts';

interface BalancesProps {
  drafts: readonly Draft[];
  loaded: LoadedPages<Draft>;
  books: Books;
}

/** The posted balance of each account, and by how much the drafts that are loaded would change it (product B37). */
export function Balances({ drafts, loaded, books }: BalancesProps) {
  const posted = useQuery(balancesQuery());
  const rows = rowsOf(posted.data?.accounts ?? [], drafts, books);
  return (
    <section className={classes.balances} aria-label={texts.balances}>
      <h3>{texts.balances}</h3>
      {rows.length === 0 && !posted.isSuccess ? null : (
        <p>{rows.length === 0 ? texts.balancesNone : texts.balancesText}</p>
      )}
      {loaded.hasMore ? (
        <p>
          {texts.balancesOf(loaded.rows?.length ?? 0)}{' '}
          <Button size="compact-xs" loading={loaded.loadingMore} onClick={loaded.loadMore}>
            {texts.countMore}
          </Button>
        </p>
      ) : null}
      {posted.isError ? <p role="alert">{texts.balancesFailed}</p> : null}
      {rows.length === 0 ? null : (
        <BalanceTable rows={rows} isPosted={posted.isSuccess} {...{ drafts, books }} />
      )}
    </section>
  );
}

interface Row {
  readonly number: number;
  readonly label: string;
  /** In øre. */
  readonly posted: number;
  /** In øre, by the drafts. */
  readonly change: number;
}

interface BalanceTableProps extends Pick<BalancesProps, 'drafts' | 'books'> {
  rows: readonly Row[];
  /** Whether the posted balances are loaded. */
  isPosted: boolean;
}

function BalanceTable({ rows, isPosted, drafts, books }: BalanceTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.account}</th>
          <th scope="col">{texts.postedColumn}</th>
          <th scope="col">{texts.draftsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, label, posted, change }) => (
          <tr key={number}>
            <th scope="row">{label}</th>
            <td>{isPosted ? formatKroner(posted) : ''}</td>
            <td>
              {change === 0 ? null : (
                <Why
                  label={texts.changeOf(label)}
                  answer={() => whyDrafts({ account: { number, label }, drafts, books })}
                >
                  {formatKroner(change)}
                </Why>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(
  posted: readonly { readonly account: number; readonly closing: number }[],
  drafts: readonly Draft[],
  books: Books,
): readonly Row[] {
  const names = new Map(books.accounts.map((account) => [account.number, accountLabel(account)]));
  const closing = new Map(posted.map((one) => [one.account, one.closing]));
  const changes = new Map(
    draftBalances(drafts, books).map(({ account, amount }) => [account.number, amount]),
  );
  const numbers = [...new Set([...closing.keys(), ...changes.keys()])];
  return numbers
    .toSorted((one, other) => one - other)
    .map((number) => ({
      number,
      label: names.get(number) ?? String(number),
      posted: closing.get(number) ?? 0,
      change: changes.get(number) ?? 0,
    }));
}
