import * as z from 'zod';

import { routesOf } from '../../core/route.ts';
import { invoiceRow } from '../../invoices/answers.ts';
import { shownStatus } from '../../invoices/invoice-status.ts';
import { pageQuery, request } from '../../wire/wire.ts';
import { customerPageQuery } from '../customer-query.ts';
import { invoices } from '../types/invoices.ts';
import { month, year } from './dates.ts';
import { foundQuery } from './found.ts';

export const invoiceLists = routesOf('records', {
  listInvoices: {
    method: 'GET',
    path: '/api/invoices',
    access: 'manager',
    summary: 'Fakturaer, nyeste først, en side ad gangen',
    query: request(
      {
        ...pageQuery,
        year,
        month,
        status: shownStatus.optional(),
        ...foundQuery(invoices),
        pay: z.enum(['unpaid', 'credit'], { error: 'Skal være unpaid eller credit.' }).optional(),
      },
      {},
    ),
    response: z.array(invoiceRow),
  },
  listMergeableInvoices: {
    method: 'GET',
    path: '/api/invoicesmergeable',
    access: 'manager',
    summary: 'Fakturaer uden ordre, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(invoiceRow),
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
});
