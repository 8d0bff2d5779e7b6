import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceSums } from '@driftig/domain/invoices/totals';
import { keptShares, vatShares } from '@driftig/domain/invoices/vat/vat-shares';

import { buildCreditNote } from './credit-note.ts';
import { buildInvoiceDocument } from './invoice-document.ts';
import type {
  DocumentReference,
  InvoiceDocument,
  InvoiceDocumentInput,
  SettledDeposit,
} from './invoice-document.types.ts';

/** The invoice as it was issued, as the screen, the PDF and the mail show it. */
export function documentOf(invoice: PrintableInvoice): InvoiceDocument {
  return buildInvoiceDocument(inputOf(invoice));
}

/** The credit note that took an invoice back; undefined when it is not credited. */
export function creditNoteDocumentOf(invoice: PrintableInvoice): InvoiceDocument | undefined {
  const creditNote = creditNoteOf(invoice);
  if (creditNote === undefined) return undefined;
  return buildCreditNote({
    ...creditNote,
    reason: invoice.creditReason ?? '',
    // Paid amount when it was credited; later refunds do not change the document.
    paid: invoice.creditPaid ?? 0,
    invoice: inputOf(invoice),
  });
}

function creditNoteOf(invoice: PrintableInvoice): DocumentReference | undefined {
  const { creditNumber, creditDate = '' } = invoice;
  return creditNumber === undefined
    ? undefined
    : { number: String(creditNumber), date: creditDate };
}

function inputOf(invoice: PrintableInvoice): InvoiceDocumentInput {
  const content = contentOf(invoice);
  const { isDeposit, price, tax, total, vat } = invoice;
  if (!isDeposit)
    return { ...content, kind: 'final', price, tax, total, vat, deposit: depositOf(invoice) };
  return {
    ...content,
    kind: 'deposit',
    ...orderSums(invoice),
    deposit: { net: price, tax, gross: total, vat },
  };
}

/** Sums of a deposit invoice's lines; the invoice's own sums are the deposit's. */
function orderSums({ groups, taxPercent }: PrintableInvoice) {
  const lines = Object.values(groups).flat();
  const { price, tax, total } = invoiceSums(lines, taxPercent);
  return { price, tax, total, vat: keptShares(vatShares(lines, taxPercent)) };
}

/** The deposit that an End invoice is based on. */
function depositOf(invoice: PrintableInvoice): SettledDeposit | undefined {
  const { depositInvoiceNumber, depositDate = '', depositNet = 0, depositTax = 0 } = invoice;
  if (depositInvoiceNumber === undefined) return undefined;
  return {
    number: String(depositInvoiceNumber),
    date: depositDate,
    net: depositNet,
    tax: depositTax,
    gross: invoice.depositPrice,
    vat: invoice.depositVat,
    rate: invoice.depositRate,
  };
}

function contentOf(invoice: PrintableInvoice) {
  const { groups } = invoice;
  return {
    number: String(invoice.number),
    date: invoice.date,
    payDate: invoice.payDate,
    deliveryDate: invoice.orderEndDate || invoice.orderStartDate,
    orderTitle: invoice.orderTitle,
    orderNumber: invoice.orderNumber === undefined ? '' : String(invoice.orderNumber),
    orderDescription: invoice.orderDescription,
    orderStartDate: invoice.orderStartDate,
    orderEndDate: invoice.orderEndDate,
    orderStartTime: invoice.orderStartTime,
    orderEndTime: invoice.orderEndTime,
    currency: invoice.currency,
    cancelled: invoice.status === 'cancelled',
    creditedBy: creditNoteOf(invoice),
    seller: invoice.seller,
    buyer: invoice,
    groups: { 1: groups.items, 2: groups.productGroups, 3: groups.tasks },
    taxRate: invoice.taxPercent,
    amountDue: invoice.amountDue,
    ...exchangeIn(invoice),
    verifyUrl: invoice.verifyUrl,
  };
}

function exchangeIn({ exchangeRate, exchangeDate = '' }: PrintableInvoice) {
  return exchangeRate === undefined ? {} : { exchange: { rate: exchangeRate, date: exchangeDate } };
}
