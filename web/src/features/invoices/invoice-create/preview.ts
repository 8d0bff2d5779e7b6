import type { CompanySettings } from '@driftig/contracts/company/routes';
import type { FinalInvoice, InvoiceLine } from '@driftig/documents/invoice-document.types';
import { bankOverride } from '@driftig/domain/invoices/bank';
import { lineTotal } from '@driftig/domain/money';

import type { InvoiceValues, LineValues } from './form-values.ts';
import { isPriced, sumsOf } from './lines.ts';

/** The lines with price and quantity; others are not in the sums either. */
function documentLines(lines: readonly LineValues[]): InvoiceLine[] {
  return lines.filter(isPriced).map(({ name, description, quantity, price, unit }) => ({
    name,
    description,
    quantity,
    price,
    unit,
    total: lineTotal(price, quantity),
  }));
}

/** The input for the invoice document, with the number that the invoice would get. */
export function draftDocumentInput(values: InvoiceValues, settings: CompanySettings): FinalInvoice {
  const { groups } = values;
  const { price, tax, total, amountDue } = sumsOf(groups, settings.taxPercent);
  const { companyName, ...company } = settings;
  const seller = { ...company, name: companyName, ...bankOverride(values, settings) };
  return {
    kind: 'final',
    number: String(values.number ?? settings.nextInvoiceNumber),
    date: values.date,
    payDate: values.payDate,
    deliveryDate: values.orderEndDate || values.orderStartDate,
    orderTitle: values.orderTitle,
    orderNumber: '',
    orderDescription: values.orderDescription,
    orderStartDate: values.orderStartDate,
    orderEndDate: values.orderEndDate,
    orderStartTime: values.orderStartTime,
    orderEndTime: values.orderEndTime,
    currency: settings.currency,
    cancelled: false,
    seller,
    buyer: values,
    groups: {
      1: documentLines(groups.items),
      2: documentLines(groups.productGroups),
      3: documentLines(groups.tasks),
    },
    price,
    taxRate: settings.taxPercent,
    tax,
    total,
    amountDue,
  };
}
