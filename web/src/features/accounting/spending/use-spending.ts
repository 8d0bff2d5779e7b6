import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { spendingRoutes } from '@driftig/contracts/accounting/spending';
import { loadedDownTo, spendingOf, totalSpent } from '@driftig/domain/accounting/spending';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { usePages } from '../../../api/queries/pages.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import type { TableFilter } from '../../../ui/data-table/columns/column.ts';
import type { BookedAllowance } from '../allowances/allowance-facts.tsx';
import type { BookedExpense, Voucher } from '../queries.ts';
import type { SpendingRow } from './columns.tsx';
import { texts } from './texts.ts';

/** `yyyy-mm-dd`; '' for no limit. */
interface Dates {
  readonly from: string;
  readonly to: string;
}

/**
 * The newest rows of the lists in these dates, down to the date that all have reached. `loadMore` goes on
 * with the list that limits them.
 */
export function useSpending({ from, to }: Dates) {
  const query = askedDates({ from, to });
  const receipts = usePages(accountingReceiptRoutes.listAccountingReceipts, { query });
  const expenses = usePages(expenseRoutes.listExpenses, { query });
  const allowances = usePages(allowanceRoutes.listAllowances, { query });
  const lists = [receipts, expenses, allowances];
  const downTo = loadedDownTo(lists);
  const rows = useMerged([receipts.rows, expenses.rows, allowances.rows], downTo);
  const failed = lists.filter(({ error, moreFailed }) => error !== null && !moreFailed);
  const limiting = lists.filter((list) => list.hasMore && loadedDownTo([list]) === downTo);
  return {
    rows,
    hasMore: downTo !== '',
    loadingMore: lists.some(({ loadingMore }) => loadingMore),
    moreFailed: lists.some(({ moreFailed }) => moreFailed),
    loadMore: () => limiting.forEach(({ loadMore }) => loadMore()),
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach((list) => void list.refetch()),
  };
}

type Loaded<Row> = readonly Row[] | undefined;

function useMerged(
  [receipts, expenses, allowances]: [
    Loaded<Voucher>,
    Loaded<BookedExpense>,
    Loaded<BookedAllowance>,
  ],
  downTo: string,
): Loaded<SpendingRow> {
  return useMemo(() => {
    if (receipts === undefined || expenses === undefined || allowances === undefined)
      return undefined;
    const rows = spendingOf(receipts, expenses, allowances);
    return rows.filter(({ date }) => date >= downTo);
  }, [receipts, expenses, allowances, downTo]);
}

const askedDates = ({ from, to }: Dates) => ({
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

/** The spending of a team ('' for all) in these dates, in øre, of all rows and not only the loaded ones. */
export function useSpent(dates: Dates, team: string) {
  const { data, error } = useQuery(
    routeQuery(spendingRoutes.getSpending, { query: askedDates(dates) }),
  );
  const sums = data?.filter(({ departmentId }) => team === '' || departmentId === team);
  return { amount: sums && totalSpent(sums), error };
}

/** The lists are asked for their dates. */
const everyRow = () => true;
const dates = { kind: 'date', allLabel: '', options: [], matches: everyRow } as const;

/** A row without a department is found by no team. */
export function useSpendingFilters(): readonly TableFilter<SpendingRow>[] {
  const { data } = useQuery(routeQuery(lookupRoutes.listAccountingDepartments, {}));
  return useMemo(() => {
    const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
    const matches = ({ departmentId }: SpendingRow, value: string) => departmentId === value;
    const team = { label: texts.team, allLabel: texts.allTeams, options, matches };
    return [
      { ...dates, id: 'from', label: texts.from, preposition: 'fra' },
      { ...dates, id: 'to', label: texts.to, preposition: 'til' },
      { ...team, id: 'team', width: 160 },
    ];
  }, [data]);
}
