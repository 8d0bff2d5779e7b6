import { invoiceChanged } from '@driftig/domain/invoices/payment-events';
import { NumberInUse } from '@driftig/data/company/next-number';
import { AppError } from '@driftig/domain/errors';

import type { Contribution } from '../contribution.ts';
import type { IssueFacts } from './facts.ts';

/** The invoice itself and the figures it is part of. A typed number in use is refused at its field. */
export function insertInvoice({ store, draft, issued }: IssueFacts): Contribution {
  const { invoice, totals, credits } = issued;
  const taken = () =>
    draft.typedNumber === undefined ? new NumberInUse() : numberTaken(invoice.number);
  return {
    writes: [store.invoices.insert(invoice, taken)],
    totals,
    credits,
    events: [invoiceChanged({ number: invoice.number, change: 'issued' })],
  };
}

function numberTaken(number: number): AppError {
  const text = `Fakturanummer ${number} er allerede brugt.`;
  return new AppError('number_taken', { message: text, fields: { number: text } });
}
