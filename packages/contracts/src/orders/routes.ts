import * as z from 'zod';

import { orderStatus } from './order-status.ts';
import { recordChanges } from '../records/record-changes.ts';
import {
  recordEdit,
  recordInput,
  recordRow,
  version,
  versioned,
} from '../records/record-schemas.ts';
import { listed, type RecordType } from '../records/record-type.ts';
import { recordTypes } from '../records/record-types.ts';
import { orders } from '../records/types/orders.ts';
import { routesOf } from '../core/route.ts';
import { invoiceRow } from '../invoices/answers.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { id, message, pageQuery, request } from '../wire/wire.ts';

/** An order under the names of its own routes, which differ from those of its list. */
const { title, description, startTime, endTime, startDate, endDate } = orders.fields;
const formFields = {
  ...orders.fields,
  title: { ...title, wire: 'orderTitle' },
  description: { ...description, wire: 'orderDescription' },
  startTime: { ...startTime, wire: 'startTime' },
  endTime: { ...endTime, wire: 'endTime' },
  startDate: { ...startDate, wire: 'startDate' },
  endDate: { ...endDate, wire: 'endDate' },
};
/** The body of insertNewOrder and updateOrder. */
const orderForm = { ...orders, fields: formFields } as const satisfies RecordType;
const order = recordRow(orders, versioned);

const orderNumber = wholeNumber({
  min: 1,
  max: 999_999_999,
  error: 'Skriv et ordrenummer.',
});

/** What the page of an order shows; `invoice` is left out where it has none. */
const orderOverview = z.object({ order, invoice: invoiceRow.optional() });

export const orderRoutes = routesOf('orders', {
  createOrder: {
    method: 'POST',
    path: '/apis/insertNewOrder',
    access: 'manager',
    summary: 'Opretter en ordre med næste nummer',
    changes: recordChanges.orders,
    body: recordInput(orderForm),
    response: order,
    status: 201,
    errors: ['conflict', 'key_reused'],
    idempotent: true,
  },
  updateOrder: {
    method: 'POST',
    path: '/upd/updateOrder',
    access: 'manager',
    summary: 'Retter en ordre; felter, der ikke nævnes, bliver',
    changes: recordChanges.orders,
    body: recordEdit(orderForm, { id, version }),
    response: order,
    errors: ['not_found', 'conflict'],
  },
  changeOrderStatus: {
    method: 'POST',
    path: '/upd/updateOrdereChange',
    access: 'manager',
    summary: 'Sætter en ordres status',
    changes: [
      'listOrders',
      'listCustomerOrders',
      'getOrderOverview',
      'listHistory',
      'getDashboard',
      'getOrdersByMonth',
    ],
    body: request({ id, invoicechose: orderStatus, version }, { invoicechose: 'status' }),
    response: message,
    errors: ['not_found', 'conflict'],
  },
  getOrderOverview: {
    method: 'GET',
    path: '/api/order-overview',
    access: 'manager',
    summary: 'En ordre ved sit nummer, med den faktura den står på',
    query: request({ ordernumber: orderNumber }, { ordernumber: 'number' }),
    response: orderOverview,
    errors: ['not_found'],
  },
  listEnquiries: {
    method: 'GET',
    path: '/apiconfunctions/getData',
    access: 'manager',
    summary: 'Forespørgsler, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordRow(listed(recordTypes.enquiries), versioned)),
  },
  getEnquiry: {
    method: 'GET',
    path: '/apiconfunctions/getSpecificData',
    access: 'manager',
    summary: 'Forespørgslen bag en ordre, eller en forespørgsel ved dens eget id',
    query: request({ orderid: id }, { orderid: 'id' }),
    response: recordRow(recordTypes.enquiries, versioned),
    errors: ['not_found'],
  },
  countEnquiries: {
    method: 'GET',
    path: '/apiconfunctions/getCounts',
    access: 'manager',
    summary: 'Hvor mange forespørgsler, der er nye',
    response: z.object({ count: z.int() }),
  },
});
