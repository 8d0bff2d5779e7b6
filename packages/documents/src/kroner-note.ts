import { formatDate } from '@driftig/domain/format';
import { inKroner } from '@driftig/domain/invoices/vat/exchange';

import type { DocumentNote, InvoiceDocumentInput } from './invoice-document.types.ts';
import { row } from './vat-rows.ts';

/**
 * The VAT in kroner of a document in another currency, with its rate and day, as VAT Directive art. 230 and
 * momsbekendtgørelsen ask (product D39). The VAT of a deposit was due at the deposit's own rate.
 */
export function kronerNotes(input: InvoiceDocumentInput): readonly DocumentNote[] {
  const { exchange } = input;
  const deposit = input.kind === 'final' ? input.deposit : undefined;
  const tax = input.kind === 'deposit' ? input.deposit.tax : input.tax;
  if (exchange === undefined || tax === 0) return [];
  const { rate, date } = exchange;
  const all = inKroner(tax, rate);
  const before = deposit === undefined ? 0 : inKroner(deposit.tax, deposit.rate ?? rate);
  const due = row('Moms til betaling', 'kr.', all - before, true);
  const parts = [row('Moms', 'kr.', all), row('Faktureret med depositum', 'kr.', -before), due];
  return [
    {
      title: 'Moms i danske kroner',
      subtitle: `Kurs ${String(rate).replace('.', ',')} den ${formatDate(date)}`,
      rows: before === 0 ? [due] : parts,
      text: '',
    },
  ];
}
