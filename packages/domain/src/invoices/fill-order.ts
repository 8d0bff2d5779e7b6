import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { badInput } from '../errors.ts';
import type { Order } from '../orders/order.ts';

const givenText = (text: string) => (text === '' ? undefined : text);

/**
 * The form with the title, description, dates and times of the order it names, whatever it says of
 * them itself; its notes stay, and replace the order's (product D18).
 */
export function fillOrder(form: NewInvoice, order: Order): NewInvoice {
  return {
    ...form,
    orderNumber: order.number,
    orderTitle: givenText(order.title),
    orderDescription: givenText(order.description),
    orderStartDate: givenText(order.startDate),
    orderEndDate: givenText(order.endDate),
    orderStartTime: givenText(order.startTime),
    orderEndTime: givenText(order.endTime),
  };
}

/**
 * Throws bad_input when an order cannot be invoiced as the form says: when it is cancelled, and when
 * the form leaves out the deposit that the customer was asked for already (product D1).
 */
export function assertOrderFits(form: NewInvoice, order: Order): void {
  const { number, status, depositInvoiceNumber: deposit } = order;
  if (status === 'cancelled') throw badInput({ orderNumber: `Ordre ${number} er annulleret.` });
  if (form.kind === 'deposit' || deposit === undefined) return;
  if (form.depositInvoiceNumber === deposit) return;
  const text = `Ordre ${number} har depositumfaktura ${deposit}. Når den er betalt, skal den trækkes fra; ellers skal den krediteres først.`;
  throw badInput({ depositInvoiceNumber: text });
}
