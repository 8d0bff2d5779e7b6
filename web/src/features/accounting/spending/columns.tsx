import { allowanceStatuses } from '@driftig/contracts/accounting/allowance-status';
import { expenseStatuses } from '@driftig/contracts/accounting/expense-status';
import { noTripLabel } from '@driftig/contracts/accounting/trip-choice';
import { receiptStatuses } from '@driftig/contracts/records/types/receipts';
import type { Spending } from '@driftig/domain/accounting/spending';

import type { CardLines, Column } from '../../../ui/data-table/columns/column.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import type { BookedAllowance } from '../allowances/allowance-facts.tsx';
import type { BookedExpense, Voucher } from '../queries.ts';
import { texts } from './texts.ts';

export type SpendingRow = Spending<Voucher, BookedExpense, BookedAllowance>;

function statusOf(row: SpendingRow) {
  if (row.kind === 'receipt') return receiptStatuses[row.receipt.status];
  if (row.kind === 'expense') return expenseStatuses[row.expense.status];
  return allowanceStatuses[row.allowance.status];
}

function Status({ row }: { row: SpendingRow }) {
  const { label, meaning } = statusOf(row);
  return <StatusChip tone={meaning}>{label}</StatusChip>;
}

const teamOf = ({ team }: SpendingRow) => (team === '' ? texts.noTeam : team);
export const nameOf = ({ what, name }: SpendingRow) => (what === '' ? name : what);

export const columns: readonly Column<SpendingRow>[] = [
  {
    id: 'what',
    header: texts.what,
    cell: nameOf,
    sortValue: nameOf,
    csv: nameOf,
    emphasis: 'strong',
    roomy: 160,
  },
  {
    id: 'date',
    header: texts.date,
    cell: ({ date }) => <DateText value={date} />,
    sortValue: ({ date }) => date,
    sortedAs: 'date',
    csv: ({ date }) => date,
    width: 112,
  },
  {
    id: 'employee',
    header: texts.employee,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    searchText: ({ name }) => name,
    csv: ({ name }) => name,
    roomy: 140,
  },
  {
    id: 'team',
    header: texts.team,
    cell: teamOf,
    sortValue: teamOf,
    csv: teamOf,
    width: 132,
    leaves: 3,
  },
  {
    id: 'trip',
    header: texts.trip,
    cell: ({ tripTitle }) => (tripTitle === '' ? noTripLabel : tripTitle),
    sortValue: ({ tripTitle }) => tripTitle,
    csv: ({ tripTitle }) => tripTitle,
    emphasis: 'dimmed',
    width: 160,
    leaves: 1,
  },
  {
    id: 'status',
    header: texts.status,
    cell: (row) => <Status row={row} />,
    sortValue: (row) => statusOf(row).label,
    csv: (row) => statusOf(row).label,
    width: 124,
    leaves: 2,
  },
  {
    id: 'amount',
    header: texts.amount,
    cell: ({ amount }) => <Amount ore={amount} />,
    sortValue: ({ amount }) => amount,
    sortedAs: 'number',
    csv: ({ amount }) => amount / 100,
    align: 'right',
    width: 128,
  },
];

export const card: CardLines<SpendingRow> = {
  what: nameOf,
  howMuch: ({ amount }) => <Amount ore={amount} />,
  when: ({ name, date }) => (
    <>
      {name} · <DateText value={date} />
    </>
  ),
  state: (row) => <Status row={row} />,
};
