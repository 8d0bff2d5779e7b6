import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { linkOfExpense, type Expense } from '@driftig/domain/accounting/expense';
import { tripMoves } from '@driftig/domain/accounting/trip';

import { answerExpenses } from '../changes/accounting/answer-expenses.ts';
import { loadOwner } from '../changes/accounting/owner-of-row.ts';
import { loadLinkedTrip } from '../changes/accounting/trip-of-row.ts';
import type { Handler } from '../pipeline/handler.ts';

/** One that is made as approved or paid needs no decision (product S6). */
export const createExpense: Handler<typeof accountingRoutes.createExpense> = async ({
  store,
  input,
  newId,
}) => {
  const { amount, date, status, description = '', employeeId, tripId } = input.body;
  const owner = await loadOwner(store, employeeId);
  const trip = await loadLinkedTrip(store, tripId);
  const typed = { amount, date, status, description };
  const expense: Expense = { id: newId(), ...typed, ...owner, ...trip, comment: '', version: 1 };
  const [answer] = await answerExpenses(store, [expense]);
  if (answer === undefined) throw new Error('An expense has no answer');
  await store.commit({
    writes: [
      store.expenses.insert(expense),
      ...store.trips.move(tripMoves(undefined, linkOfExpense(expense))),
    ],
    audit: { action: 'expenses.created', subject: `expense ${expense.id}`, changes: { status } },
    answer,
  });
  return answer;
};
