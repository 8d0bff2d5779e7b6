import * as z from 'zod';

import { answerEnquiryRoutes } from './answer-enquiry.ts';
import { bookingRoutes } from './booking.ts';
import { orderStatusRoutes } from './change-status.ts';
import { enquiryRoutes } from './enquiries.ts';
import { lineSpecs } from './lines.ts';
import { noteSpecs } from './notes.ts';
import { orderNumber } from './order-number.ts';
import { ownOrderRoutes } from './own-order.ts';
import { pictureSpecs } from './pictures.ts';
import { recordChanges } from '../records/record-changes.ts';
import { recordEdit, recordInput } from '../records/record-inputs.ts';
import { recordRow, version, versioned } from '../records/record-schemas.ts';
import type { RecordType } from '../records/record-type.ts';
import { orders } from '../records/types/orders.ts';
import { routesOf } from '../core/route.ts';
import { invoiceRow } from '../invoices/answers.ts';
import { id, request } from '../wire/wire.ts';

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

/** The page of an order; its deposit invoice and its invoice are left out when it has none. */
const orderOverview = z.object({
  order,
  deposit: invoiceRow.optional(),
  invoice: invoiceRow.optional(),
  /** The invoice came by a merge, which can be undone (product D8). */
  merged: z.boolean(),
  /** The address that counts: the order's own, or its customer's. */
  place: z.string(),
});

export const orderRoutes = {
  ...routesOf('orders', {
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
      body: recordEdit(orderForm, { id, version }, orders),
      response: order,
      errors: ['not_found', 'conflict', 'person_busy'],
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
    ...lineSpecs,
    ...noteSpecs,
    ...pictureSpecs,
  }),
  ...bookingRoutes,
  ...orderStatusRoutes,
  ...enquiryRoutes,
  ...ownOrderRoutes,
  ...answerEnquiryRoutes,
};
