import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import type { Table } from '@driftig/data/core/client';
import type { CompanyStore } from '@driftig/data/store';
import { spendingSums } from '@driftig/domain/accounting/spending-sums';
import { spentOfExpense, spentOfReceipt } from '@driftig/domain/accounting/spent';
import type { Expense } from '@driftig/domain/accounting/expense';
import type { RowOwner } from '@driftig/domain/accounting/row-owner';
import { addDays, type DateText } from '@driftig/domain/dates';

import { putAll } from './seed.ts';

/** A large company after four years. */
const bookkeepingCounts = {
  receipts: 50_000,
  expenses: 5000,
  trips: 500,
  drafts: 2000,
} as const;
const days = 4 * 365;

interface Seeded {
  readonly owners: readonly RowOwner[];
  readonly today: DateText;
}

const idOf = (kind: string, index: number) => `01${kind}${String(index).padStart(8, '0')}`;
export const tripId = (index: number) => idOf('trip', index);

/** The date of a row: the last one is of today, the first of four years ago. */
const dateOf = (index: number, of: number, today: DateText) =>
  addDays(today, -Math.floor(((of - 1 - index) * days) / of));

const receiptStatuses = ['approved', 'accepted', 'accepted', 'rejected', 'actionNeeded'] as const;
const types: readonly BilagType[] = ['expense', 'expense', 'expense', 'creditNote', 'income'];

/** One row in ten is of a trip. */
const tripOf = (index: number) => (index % 10 === 0 ? index % bookkeepingCounts.trips : undefined);

function linkOf(index: number) {
  const trip = tripOf(index);
  return trip === undefined
    ? { tripId: '', tripTitle: '' }
    : { tripId: tripId(trip), tripTitle: `Messe ${trip}` };
}

function receiptOf(index: number, { owners, today }: Seeded) {
  const date = dateOf(index, bookkeepingCounts.receipts, today);
  const type = types[index % types.length] ?? 'expense';
  const price = (type === 'creditNote' ? -1 : 1) * (10_000 + (index % 997) * 25);
  const values = {
    businessName: `Byggecenter ${index % 300}`,
    description: 'Skruer, gaffatape og maling til scenen',
    price,
    vat: price / 5,
    date,
    type,
    status: receiptStatuses[index % 7] ?? 'accepted',
    account: '',
    ...owners[index % owners.length],
    ...linkOf(index),
    file: `receipts/${idOf('receipt', index)}`,
    fileType: 'image/jpeg',
  };
  return { id: idOf('receipt', index), values, at: `${date}T10:00:00.000Z` };
}

const expenseStatuses: readonly ExpenseStatus[] = [
  'paid',
  'approved',
  'paid',
  'rejected',
  'pending',
];

function expenseOf(index: number, { owners, today }: Seeded): Expense {
  const owner = owners[index % owners.length] ?? { employeeId: '', name: '', departmentId: '' };
  return {
    ...owner,
    id: idOf('expense', index),
    amount: 5000 + (index % 499) * 25,
    date: dateOf(index, bookkeepingCounts.expenses, today),
    status: expenseStatuses[index % expenseStatuses.length] ?? 'paid',
    description: 'Parkering og brobizz',
    ...linkOf(index),
    comment: '',
    voucher: 0,
    version: 1,
  };
}

function tripAt(index: number, today: DateText) {
  const startDate = dateOf(index, bookkeepingCounts.trips, today);
  return {
    id: tripId(index),
    title: `Messe ${index}`,
    startDate,
    endDate: addDays(startDate, 2),
    location: 'Aarhus',
    purpose: 'Opbygning af stand',
    description: '',
    expense: 100_000,
    receiptTotal: 250_000,
    mileage: 0,
    diet: 0,
    links: 12,
  };
}

function draftOf(index: number, { owners: [owner], today }: Seeded) {
  return {
    id: `${index + 1}.${idOf('draft', index).toLowerCase()}`,
    number: index + 1,
    date: dateOf(index, bookkeepingCounts.drafts, today),
    description: 'Krydsfiner og lægter',
    userId: owner?.employeeId ?? '',
    employee: owner?.name ?? '',
    businessName: `Byggecenter ${index % 300}`,
    amount: 131_250,
    vat: 26_250,
    type: 'expense' as const,
    debitId: '',
    creditId: '',
    file: '',
    fileType: '',
    source: '',
    hold: '' as const,
    noFile: false,
    version: 1,
  };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Writes a company's bookkeeping and its sums directly to the table, past the handlers. */
export async function seedBookkeeping(
  table: Table,
  store: CompanyStore,
  seeded: Seeded,
): Promise<void> {
  const { receipts, expenses, trips, drafts } = bookkeepingCounts;
  const allReceipts = times(receipts, (index) => receiptOf(index, seeded));
  const allExpenses = times(expenses, (index) => expenseOf(index, seeded));
  await putAll(table, [
    ...store.records.insert('receipts', allReceipts),
    ...allExpenses.map((expense) => store.expenses.insert(expense)),
    ...times(trips, (index) => store.trips.insert(tripAt(index, seeded.today))),
    ...times(drafts, (index) => store.accountingDrafts.insert(draftOf(index, seeded))).flat(),
  ]);
  const spent = [
    ...allReceipts.map(({ values }) => spentOfReceipt(values)),
    ...allExpenses.map(spentOfExpense),
  ].filter((row) => row !== undefined);
  const moves = store.spending.move(spendingSums(spent));
  for (let from = 0; from < moves.length; from += 50)
    await store.commit({
      writes: moves.slice(from, from + 50),
      audit: { action: 'records.created', subject: 'bench' },
    });
}
