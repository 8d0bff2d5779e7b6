import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { whyDeposit, whyDue, whyNet, whyTax, whyTotal } from '@driftig/domain/why/invoice';
import { withoutSign } from '@driftig/domain/why/sum-of-rows';

import { issuedFigures } from '../invoice-panel/issued-figures.ts';
import type { SheetWhy } from '../invoice-sheet/sheet-why.ts';

/** The answers of an issued invoice's sums. Those of each VAT code say what they are of by themselves. */
export function sheetAnswers(invoice: PrintableInvoice): SheetWhy {
  const figures = issuedFigures(invoice);
  const { deposit } = figures;
  const due = () => withoutSign(whyDue(figures));
  const deposits = deposit === undefined ? [] : [() => whyDeposit(figures, deposit)];
  if (invoice.isDeposit) return { base: [], sum: deposits, due };
  return {
    base: invoice.vat === undefined ? [() => whyNet(figures), () => whyTax(figures)] : [],
    sum: [() => whyTotal(figures), ...deposits],
    due,
  };
}
