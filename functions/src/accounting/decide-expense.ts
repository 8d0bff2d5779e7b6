import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { decideExpense as decide } from '@driftig/domain/accounting/expense';

import { expenseWrites } from '../changes/accounting/expense-writes.ts';
import type { Handler } from '../pipeline/handler.ts';

const decidedTexts = { paid: 'Udgiften er godkendt.', rejected: 'Udgiften er afvist.' } as const;

/** Optimistic lock: the slower of two deciders is refused (409). A denied one leaves the trip's sum. */
export const decideExpense: Handler<typeof accountingRoutes.decideExpense> = async ({
  store,
  input,
}) => {
  const { id, status, comment = '', version } = input.body;
  const read = await store.expenses.get(id);
  const decided = decide(read, { status, comment });
  assertVersion(read, version);
  await store.commit({
    writes: expenseWrites(store).replace(read, decided),
    audit: { action: `expenses.${status}`, subject: `expense ${id}`, changes: { comment } },
  });
  return { message: decidedTexts[status] };
};
