import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { buildInvoiceDocument } from '@driftig/documents/invoice-document';
import type { FinalInvoice, InvoiceDocument } from '@driftig/documents/invoice-document.types';

/** Maps the server's answer to the input of the document, which both screen and PDF use. */
function documentInput(invoice: PrintableInvoice): FinalInvoice {
  const { groups } = invoice;
  return {
    kind: 'final',
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
    seller: invoice.seller,
    buyer: invoice,
    groups: { 1: groups.items, 2: groups.productGroups, 3: groups.tasks },
    price: invoice.price,
    taxRate: invoice.taxPercent,
    tax: invoice.tax,
    total: invoice.total,
    amountDue: invoice.amountDue,
  };
}

export function documentOf(invoice: PrintableInvoice): InvoiceDocument {
  return buildInvoiceDocument(documentInput(invoice));
}
