import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import type { Expense } from '@driftig/domain/accounting/expense';

import { expenseWrites } from '../changes/accounting/expense-writes.ts';
import { loadOwner } from '../changes/accounting/owner-of-row.ts';
import { loadLinkedTrip } from '../changes/accounting/trip-of-row.ts';
import { addsTeam } from '../changes/accounting/with-team.ts';
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
  const expense: Expense = {
    id: newId(),
    ...typed,
    ...owner,
    ...trip,
    comment: '',
    voucher: 0,
    version: 1,
  };
  const withTeam = await addsTeam(store);
  const answer = withTeam(expense);
  await store.commit({
    writes: expenseWrites(store).insert(expense),
    audit: { action: 'expenses.created', subject: `expense ${expense.id}`, changes: { status } },
    answer,
  });
  return answer;
};
