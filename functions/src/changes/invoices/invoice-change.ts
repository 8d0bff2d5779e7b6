import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/write';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { totalsOfChange } from '@driftig/domain/invoices/totals-deltas';

/**
 * Writes an issued invoice as it is after a change of its status or payments, with the figures it is
 * part of. A deposit becomes a base of an End invoice once it is Payed; taking that back is refused
 * (409) when one is based on it.
 */
export function invoiceChange(store: CompanyData, before: Invoice, after: Invoice): Write[] {
  return [
    store.invoices.change(before, after),
    ...totalsOfChange(before, after).map((delta) => store.totals.add(delta)),
    ...depositWrites(store, before, after),
  ];
}

function depositWrites(store: CompanyData, before: Invoice, after: Invoice): Write[] {
  const isPaid = after.status === 'paid';
  const same = isPaid === (before.status === 'paid');
  if (!after.isDeposit || same || after.status === 'cancelled') return [];
  return [store.deposits.setPaid(after.number, isPaid)];
}
