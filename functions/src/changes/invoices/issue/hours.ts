import { badInput } from '@driftig/domain/errors';

import { invoiceHours } from '../../time/invoice-hours.ts';
import type { Contribution } from '../contribution.ts';
import type { IssueFacts } from './facts.ts';

/** Marks the hours that the invoice's lines are made of as invoiced; they are its order's (product T35). */
export async function markHoursInvoiced(facts: IssueFacts): Promise<Contribution> {
  const { store, form, order, issued } = facts;
  const { timeReports = [] } = form;
  const { number, isDeposit } = issued.invoice;
  if (timeReports.length === 0) return {};
  if (order === undefined || isDeposit)
    throw badInput({ timeReports: 'Timer kommer på den endelige faktura af deres ordre.' });
  const writes = await invoiceHours(store, timeReports, { orderId: order.id, number });
  return { writes, repeated: writes.length };
}
