import { assertCountable, soldBy } from '@driftig/domain/invoices/stock';

import type { Contribution } from '../contribution.ts';
import { stockWrites } from '../stock-writes.ts';
import type { DraftFacts } from './facts.ts';

/** Counts the products as sold (product E6). A deposit sells nothing. */
export async function sellProducts({ store, now, draft }: DraftFacts): Promise<Contribution> {
  const { invoice } = draft;
  if (invoice.isDeposit) return {};
  assertCountable(soldBy(invoice));
  const writes = await stockWrites(store, invoice, { sign: 1, now });
  return { writes, repeated: writes.length };
}
