import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, pageQuery, request, response } from '../wire/wire.ts';
import { namedOrderNames, namedOrderShape, orderTimeNames, orderTimeShape } from './named-order.ts';

/** A deposit invoice in the list Check Depositums; `paid` decides whether it can be a base yet. */
const openDeposit = response(
  {
    invoicenumber: z.int(),
    date: z.string(),
    paid: z.boolean(),
    company: z.string(),
    cvr: z.string(),
    name: z.string(),
    tittle: z.string(),
    ...orderTimeShape,
    depprice: kronerAnswer,
    /** The rate of the VAT in it. */
    deptax: z.number().optional(),
    /** 0 for none. */
    orderuniquenumber: z.int(),
  },
  {
    ...orderTimeNames,
    invoicenumber: 'number',
    tittle: 'title',
    depprice: 'gross',
    deptax: 'taxPercent',
    orderuniquenumber: 'orderNumber',
  },
);

export type OpenDeposit = z.output<typeof openDeposit>;

/** An order in the list Insert orders. */
const orderToInvoice = response(
  { id, ...namedOrderShape, customerid: z.string() },
  { ...namedOrderNames, customerid: 'customerId' },
);

export type OrderToInvoice = z.output<typeof orderToInvoice>;

/** Deposits and orders that an invoice form can be based on. */
export const baseSpecs = {
  listOpenDeposits: {
    method: 'GET',
    path: '/invoice/showDepos',
    access: 'manager',
    summary: 'Depositumfakturaer, der ikke er brugt endnu, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(openDeposit),
  },
  listOrdersToInvoice: {
    method: 'GET',
    path: '/invoice/getOrders',
    access: 'manager',
    summary: 'Ordrer uden faktura, seneste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(orderToInvoice),
  },
} as const satisfies Record<string, RouteSpec>;
