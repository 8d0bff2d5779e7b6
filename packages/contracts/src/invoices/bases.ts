import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, pageQuery, request, response } from '../wire/wire.ts';

const orderNames = {
  orderdatestart: 'startDate',
  orderdateend: 'endDate',
  timestart: 'startTime',
  timedone: 'endTime',
} as const;

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
    orderdatestart: z.string(),
    orderdateend: z.string(),
    timestart: z.string(),
    timedone: z.string(),
    depprice: kronerAnswer,
    /** 0 for none. */
    orderuniquenumber: z.int(),
  },
  {
    ...orderNames,
    invoicenumber: 'number',
    tittle: 'title',
    depprice: 'gross',
    orderuniquenumber: 'orderNumber',
  },
);

export type OpenDeposit = z.output<typeof openDeposit>;

/** An order in the list Insert orders. */
const orderToInvoice = response(
  {
    id,
    uniquenumber: z.int(),
    ordertittle: z.string(),
    orderdatestart: z.string(),
    orderdateend: z.string(),
    timestart: z.string(),
    timedone: z.string(),
    customerid: z.string(),
    company: z.string(),
    name: z.string(),
    /** 0 for none. */
    depinvoicenumber: z.int(),
  },
  {
    ...orderNames,
    uniquenumber: 'number',
    ordertittle: 'title',
    customerid: 'customerId',
    depinvoicenumber: 'depositInvoiceNumber',
  },
);

export type OrderToInvoice = z.output<typeof orderToInvoice>;

/** What the form of an invoice can be based on. */
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
