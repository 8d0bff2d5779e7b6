import * as z from 'zod';

import { invoiceRow } from '../invoices/answers.ts';
import { customerOverview, customerPageQuery, customerQuery } from './customer-overview.ts';
import { historyQuery, historyRow } from './history.ts';
import { recordRow, versioned } from './record-schemas.ts';
import { listed } from './record-type.ts';
import { recordTypes } from './record-types.ts';
import type { RouteSpec } from '../core/route.ts';

/** The calls of the pages of a record, beside the record itself. */
export const pageRoutes = {
  getCustomerOverview: {
    method: 'GET',
    path: '/api/customer-overview',
    access: 'manager',
    summary: 'Hvad en kunde har købt for, og hvad der mangler at blive betalt',
    query: customerQuery,
    response: customerOverview,
    errors: ['not_found'],
  },
  listCustomerOrders: {
    method: 'GET',
    path: '/api/customer-orders',
    access: 'manager',
    summary: 'En kundes ordrer, seneste først, en side ad gangen',
    query: customerPageQuery,
    response: z.array(recordRow(listed(recordTypes.orders), versioned)),
    errors: ['not_found'],
  },
  listCustomerInvoices: {
    method: 'GET',
    path: '/api/customer-invoices',
    access: 'manager',
    summary: 'En kundes fakturaer, højeste nummer først, en side ad gangen',
    query: customerPageQuery,
    response: z.array(invoiceRow),
    errors: ['not_found'],
  },
  listHistory: {
    method: 'GET',
    path: '/api/history',
    access: 'manager',
    summary: 'Hvem der har gjort hvad ved en post, nyeste først, en side ad gangen',
    query: historyQuery,
    response: z.array(historyRow),
    errors: ['not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
