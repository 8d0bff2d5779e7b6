import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { answerGroups, newGroups } from '../invoices/lines.ts';
import { saleVatCode } from '../invoices/sale-vat.ts';
import { kroner, kronerAnswer } from '../wire/wire-numbers.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, message, request, response } from '../wire/wire.ts';
import { orderIdOrNumber } from './order-number.ts';

/** The version of an order's lines that was read: 0 before there were any. */
const linesVersion = z.int({ error: 'Skal være et helt tal.' }).nonnegative();

const orderLines = response(
  {
    groups: answerGroups,
    price: kronerAnswer,
    tax: kronerAnswer,
    total: kronerAnswer,
    taxpercent: z.number(),
    /** That of lines without one: of the order's customer (product D38). */
    vatcode: saleVatCode,
    version: z.int(),
  },
  { taxpercent: 'taxPercent', vatcode: 'vatCode' },
);

/** The lines of an order, in the shape of an invoice's (product O5, D12). */
export const lineSpecs = {
  getOrderLines: {
    method: 'POST',
    path: '/api/orderGetItemsEtc',
    access: 'manager',
    readsOnly: true,
    summary: 'En ordres linjer i tre grupper, med pris og moms',
    body: request({ orderID: orderIdOrNumber }, { orderID: 'id' }),
    response: orderLines,
    errors: ['not_found'],
  },
  updateOrderLines: {
    method: 'POST',
    path: '/apis/updateOrderItemsEtc',
    access: 'manager',
    summary: 'Gemmer alle linjer på en ordre, som ikke er faktureret',
    changes: [
      'getOrderLines',
      'listLineNames',
      'listOrdersToGenerate',
      'getOrderOverview',
      'listOrders',
      'listCustomerOrders',
      'listHistory',
    ],
    body: editRequest(
      {
        orderID: orderIdOrNumber,
        groups: newGroups,
        priceValue: blankable(kroner),
        taxValue: blankable(kroner),
        totalValue: blankable(kroner),
        version: linesVersion.optional(),
      },
      { orderID: 'id', priceValue: 'price', taxValue: 'tax', totalValue: 'total' },
      fieldsOf(orderLines),
    ),
    response: message,
    errors: ['not_found', 'conflict', 'order_invoiced'],
    maxBodyBytes: 320 * 1024,
  },
} as const satisfies Record<string, RouteSpec>;
