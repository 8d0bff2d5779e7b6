import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { InvoiceDocumentInput, InvoiceLine } from '@driftig/documents/invoice-document.types';
import { bankOverride } from '@driftig/domain/invoices/bank';
import { buyerVatNumber } from '@driftig/domain/invoices/vat/vat-needs';
import { lineTotal } from '@driftig/domain/money';

import type { LineValues } from '../../../../shared/line-editor/values.ts';
import { prepaymentIn } from '../deposit/deposit.ts';
import type { InvoiceValues } from './form-values.ts';
import { isPriced } from '../../../../shared/line-editor/lines.ts';
import { documentShares, documentSums, sumsOf } from './lines.ts';

/** The lines with price and quantity; others are not in the sums either. */
function documentLines(lines: readonly LineValues[], code: SaleVatCode): InvoiceLine[] {
  return lines.filter(isPriced).map(({ name, description, quantity, price, unit, vatCode }) => ({
    name,
    description,
    quantity,
    price,
    unit,
    total: lineTotal(price, quantity),
    vatCode: vatCode ?? code,
  }));
}

/** A deposit invoice with what it asks for, or an End invoice with the deposit that it takes off. */
function kindOf(values: InvoiceValues, taxPercent: number) {
  if (values.kind === 'deposit') {
    const { price, tax, total } = documentSums(values, taxPercent);
    const vat = documentShares(values, taxPercent);
    return { kind: 'deposit' as const, deposit: { net: price, tax, gross: total, vat } };
  }
  const prepayment = prepaymentIn(values, taxPercent);
  if (prepayment === undefined) return { kind: 'final' as const };
  const { number, date, price, tax } = prepayment;
  const deposit = { number: String(number || ''), date, net: price, tax, gross: price + tax };
  return { kind: 'final' as const, deposit };
}

/** The input for the invoice document, with the number that the invoice would get. */
export function draftDocumentInput(
  values: InvoiceValues,
  settings: CompanySettings,
): InvoiceDocumentInput {
  const { groups } = values;
  const code = settings.taxPercent === 0 ? 'S1' : values.vatCode;
  const { price, tax, total, amountDue } = sumsOf(values, settings.taxPercent);
  const { companyName, ...company } = settings;
  const seller = { ...company, name: companyName, ...bankOverride(values, settings) };
  return {
    ...kindOf(values, settings.taxPercent),
    number: String(values.number ?? settings.nextInvoiceNumber),
    date: values.date,
    payDate: values.payDate,
    deliveryDate: values.orderEndDate || values.orderStartDate,
    orderTitle: values.orderTitle,
    orderNumber: String(values.orderNumber ?? ''),
    orderDescription: values.orderDescription,
    orderStartDate: values.orderStartDate,
    orderEndDate: values.orderEndDate,
    orderStartTime: values.orderStartTime,
    orderEndTime: values.orderEndTime,
    currency: settings.currency,
    cancelled: false,
    seller,
    buyer: {
      ...values,
      vatNumber: buyerVatNumber(values, documentShares(values, settings.taxPercent)),
    },
    groups: {
      1: documentLines(groups.items, code),
      2: documentLines(groups.productGroups, code),
      3: documentLines(groups.tasks, code),
    },
    price,
    taxRate: settings.taxPercent,
    tax,
    total,
    vat: documentShares({ ...values, kind: 'final' }, settings.taxPercent),
    amountDue,
    ...(typeof values.exchangeRate === 'number' && {
      exchange: { rate: values.exchangeRate, date: values.date },
    }),
  };
}
