import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { isTaxed } from '@driftig/domain/invoices/vat/vat-code';

import { paths } from '../../../paths.ts';
import { texts as lineTexts } from '../../../shared/line-editor/texts.ts';
import { lineGroups } from '../../../shared/line-editor/values.ts';
import { texts } from './texts.ts';

/** An issued invoice with what was paid of it, to say how its open amount came about. */
export function issuedFigures(invoice: PrintableInvoice) {
  const { groups, price, tax, total, amountDue, taxPercent, vat, currency } = invoice;
  const { payments, open, credit } = invoice;
  const taxed = vat
    ?.filter(({ code }) => isTaxed(code))
    .reduce((sum, share) => sum + share.price, 0);
  return {
    groups: lineGroups.map((group) => ({ name: lineTexts.groups[group], lines: groups[group] })),
    price,
    tax,
    total,
    amountDue,
    taxPercent,
    taxed: taxed ?? price,
    currency,
    deposit: depositOf(invoice),
    payments: payments.map((payment) => ({
      ...payment,
      to: payment.other === undefined ? undefined : paths.invoice(payment.other),
    })),
    balance: credit > 0 ? -credit : open,
  };
}

function depositOf(invoice: PrintableInvoice) {
  const { isDeposit, price, tax, total, taxPercent, depositInvoiceNumber: number } = invoice;
  if (isDeposit) return { net: price, tax, gross: total, taxPercent, isPaid: false };
  const { depositNet: net = 0, depositTax = 0 } = invoice;
  if (number === undefined || net === 0) return undefined;
  return {
    net,
    tax: depositTax,
    gross: net + depositTax,
    taxPercent,
    isPaid: true,
    of: { label: texts.depositOf(number), to: paths.invoice(number) },
  };
}
