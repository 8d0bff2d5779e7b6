import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { spendingOf } from '@driftig/domain/accounting/spending';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useAllPages } from '../../../api/queries/all-pages.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import type { TableFilter } from '../../../ui/data-table/columns/column.ts';
import type { SpendingRow } from './columns.tsx';
import { texts } from './texts.ts';

/** `yyyy-mm-dd`; '' for no limit. */
interface Dates {
  readonly from: string;
  readonly to: string;
}

/** Both lists are asked for these dates alone, so that a month is as cheap in a large company. */
export function useSpending({ from, to }: Dates) {
  const query = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const receipts = useAllPages(accountingReceiptRoutes.listAccountingReceipts, { query });
  const expenses = useAllPages(expenseRoutes.listExpenses, { query });
  const rows = useMemo(
    () =>
      receipts.rows === undefined || expenses.rows === undefined
        ? undefined
        : spendingOf(receipts.rows, expenses.rows),
    [receipts.rows, expenses.rows],
  );
  const failed = [receipts, expenses].filter(({ error }) => error !== null);
  return {
    rows,
    loadingMore: receipts.loadingMore || expenses.loadingMore,
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach((list) => void list.refetch()),
  };
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
