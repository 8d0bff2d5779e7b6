import { sampleIds } from '@driftig/contracts/core/sample';
import type { ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import type { Expense } from '@driftig/domain/accounting/expense';
import { ownerOf } from '@driftig/domain/accounting/row-owner';
import { emptyTrip } from '@driftig/domain/accounting/trip';
import { addDays, type DateText } from '@driftig/domain/dates';
import { expenseWrites } from '@driftig/functions/changes/accounting/expense-writes';

import type { DemoWriter } from './demo-writer.ts';

const trips = [
  { title: 'Sæsonstart Aarhus', location: 'Aarhus', purpose: 'Opsætning af scene', daysAgo: 16 },
  { title: 'Borgermøde Vejle', location: 'Vejle', purpose: 'Lyd og lys', daysAgo: 27 },
  { title: 'Messe i Fredericia', location: 'Fredericia', purpose: 'Stand og bar', daysAgo: 41 },
] as const;

interface DemoExpense {
  readonly description: string;
  /** Kroner. */
  readonly amount: number;
  readonly daysAgo: number;
  readonly status: ExpenseStatus;
  /** Its place in the list above. */
  readonly trip?: number;
}

/** The first one is named by the sample requests. */
const expenses: readonly DemoExpense[] = [
  { description: 'Brændstof, varevogn', amount: 648.5, daysAgo: 2, status: 'pending', trip: 0 },
  { description: 'Duge, ekstra sæt', amount: 1240, daysAgo: 4, status: 'pending' },
  { description: 'Kabler og gaffatape', amount: 892.75, daysAgo: 15, status: 'paid', trip: 0 },
  { description: 'Parkering, Vejle', amount: 165, daysAgo: 27, status: 'approved', trip: 1 },
  { description: 'Taxa efter nedtagning', amount: 412, daysAgo: 40, status: 'rejected', trip: 2 },
  { description: 'Porto og printerpapir', amount: 286, daysAgo: 44, status: 'paid' },
];

/** Loads trips, and expenses of several people, some of them waiting for approval. */
export async function loadExpenses(writer: DemoWriter, today: DateText): Promise<void> {
  const made: { readonly id: string; readonly title: string }[] = [];
  for (const [index, { daysAgo, ...trip }] of trips.entries()) {
    const startDate = addDays(today, -daysAgo);
    const { store, newId } = writer.at(`${startDate}T09:00:00.000Z`);
    const id = index === 0 ? sampleIds.trip : newId();
    const dates = { startDate, endDate: addDays(startDate, index) };
    const empty = { description: '', ...emptyTrip };
    await store.commit({
      writes: [store.trips.insert({ id, ...trip, ...dates, ...empty })],
      audit: { action: 'trips.created', subject: `trip ${id}` },
    });
    made.push({ id, title: trip.title });
  }
  for (const [index, expense] of expenses.entries())
    await loadExpense(writer, { ...expense, index, today, trip: made[expense.trip ?? -1] });
}

type Loaded = Omit<DemoExpense, 'trip'> & {
  readonly index: number;
  readonly today: DateText;
  readonly trip: { readonly id: string; readonly title: string } | undefined;
};

async function loadExpense(writer: DemoWriter, loaded: Loaded): Promise<void> {
  const { index, today, trip, daysAgo, amount, status, description } = loaded;
  const date = addDays(today, -daysAgo);
  const { store, newId } = writer.at(`${date}T15:10:00.000Z`);
  const people = await store.users.list();
  const employees = people.filter(({ role }) => role === 'employee');
  const user = employees[index % employees.length];
  if (user === undefined) throw new Error('The demo company has no employees');
  const expense: Expense = {
    ...ownerOf(user),
    id: index === 0 ? sampleIds.expense : newId(),
    amount: Math.round(amount * 100),
    date,
    status,
    description,
    tripId: trip?.id ?? '',
    tripTitle: trip?.title ?? '',
    comment: '',
    voucher: 0,
    version: 1,
  };
  await store.commit({
    writes: expenseWrites(store).insert(expense),
    audit: { action: 'expenses.created', subject: `expense ${expense.id}` },
  });
}
