import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import type { Order } from '../orders/order.ts';

const givenText = (text: string) => (text === '' ? undefined : text);

/**
 * The form with the title, description, dates and times of the order it names, whatever it says of
 * them itself; its notes stay, and replace the order's (product D18).
 */
export function fillOrder(form: NewInvoice, order: Order): NewInvoice {
  return {
    ...form,
    orderTitle: givenText(order.title),
    orderDescription: givenText(order.description),
    orderStartDate: givenText(order.startDate),
    orderEndDate: givenText(order.endDate),
    orderStartTime: givenText(order.startTime),
    orderEndTime: givenText(order.endTime),
  };
}
