import * as z from 'zod';

import { baseSpecs } from './bases.ts';
import { generatingSpecs } from './generating.ts';
import { settlingSpecs } from './settling.ts';
import { issuedInvoice } from './answers.ts';
import { catalogueRow, invoiceCustomer } from './catalogue.ts';
import { draftRoutes } from './drafts.ts';
import { answerGroups } from './lines.ts';
import { lineReadRoutes } from './line-reads.ts';
import { newInvoice } from './new-invoice.ts';
import { byNumber, shownInvoiceRoutes } from './shown.ts';
import { recordChanges } from '../records/record-changes.ts';
import { routesOf } from '../core/route.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { pageQuery, request, response } from '../wire/wire.ts';

const formRoutes = routesOf('invoices', {
  ...draftRoutes,
  ...baseSpecs,
  ...settlingSpecs,
  ...generatingSpecs,
  issueInvoice: {
    method: 'POST',
    path: '/invoice/insertNewInvoice',
    access: 'manager',
    plan: 'invoices',
    summary: 'Udsteder en faktura med næste nummer',
    changes: [
      ...recordChanges.invoices,
      'getCompanySettings',
      'listInvoiceDrafts',
      'listOpenDeposits',
      'listOrdersToInvoice',
      // Without one to invoice, it makes the order, and writes its notes.
      'getOwnOrder',
      'getNoteForEmployees',
      'getNoteForAdministration',
      'planning',
      'calendar',
      'listChatGroups',
      'getChatGroup',
    ],
    body: newInvoice,
    response: issuedInvoice,
    status: 201,
    errors: [
      'number_taken',
      'not_found',
      'conflict',
      'needs_confirmation',
      'person_busy',
      'key_reused',
      'plan_limit',
    ],
    idempotent: true,
    // An invoice is stored in no more bytes than it is sent in, and an item holds at most 400 KB.
    maxBodyBytes: 320 * 1024,
  },
  listInvoiceCustomers: {
    method: 'GET',
    path: '/invoice/customers',
    access: 'manager',
    summary: 'Kunder til fakturaformularen, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(invoiceCustomer),
  },
  listInvoiceItems: {
    method: 'GET',
    path: '/invoice/items',
    access: 'manager',
    summary: 'Varer til fakturaformularen, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(catalogueRow),
  },
  listInvoiceProductGroups: {
    method: 'GET',
    path: '/invoice/product-groups',
    access: 'manager',
    summary: 'Produktgrupper til fakturaformularen, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(catalogueRow),
  },
  listInvoiceTasks: {
    method: 'GET',
    path: '/invoice/tasks',
    access: 'manager',
    summary: 'Ydelser til fakturaformularen, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(catalogueRow),
  },
  getInvoiceLines: {
    method: 'POST',
    path: '/invoice/invoicesGetItemsEtc',
    access: 'manager',
    readsOnly: true,
    summary: 'En fakturas linjer og summer',
    body: byNumber,
    response: response(
      { groups: answerGroups, price: kronerAnswer, totalValue: kronerAnswer },
      { totalValue: 'total' },
    ),
    errors: ['not_found'],
  },
});

export const invoiceRoutes = { ...formRoutes, ...shownInvoiceRoutes, ...lineReadRoutes };
