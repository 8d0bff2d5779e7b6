import * as z from 'zod';

import { invoiceRow } from '../invoices/answers.ts';
import { shownStatus } from '../invoices/invoice-status.ts';
import { orderStatus } from '../orders/order-status.ts';
import {
  changedRecord,
  changedRecordById,
  newRecord,
  savedRecord,
  typeName,
} from './record-body.ts';
import { pageRoutes } from './page-routes.ts';
import { recordChanges } from './record-changes.ts';
import { deletableTypes, readTypes } from './record-contracts.ts';
import { recordAnswer } from './record-schemas.ts';
import { listed } from './record-type.ts';
import { recordTypes } from './record-types.ts';
import { importAnswer, importInput, mostLineBytes } from './import.ts';
import { routesOf } from '../core/route.ts';
import { id, message, pageQuery, request } from '../wire/wire.ts';

const readType = typeName(readTypes);

const year = z.coerce.number({ error: 'Vælg et år.' }).int().min(2000).max(2100).optional();
const month = z.coerce
  .number({ error: 'Vælg en måned fra 1 til 12.' })
  .int()
  .min(1)
  .max(12)
  .optional();

/** 'next' begins with what is not over, nearest first; without it the latest is first. */
const order = z.enum(['next'], { error: 'Skal være next.' }).optional();

const listOf = (type: keyof typeof recordTypes) => z.array(recordAnswer(listed(recordTypes[type])));

const keptByRule = ['invoice_issued', 'order_invoiced', 'receipt_approved', 'last_owner'] as const;

/** People and departments are saved by the same calls as other records. */
const refusedNames = ['email_taken', 'email_unconfirmed', 'name_taken'] as const;
const changeErrors = ['not_found', 'conflict', 'receipt_approved'] as const;

export const recordRoutes = routesOf('records', {
  getRecordOptions: {
    method: 'GET',
    path: '/api/{type}/options',
    access: 'manager',
    summary: 'En types poster som id og navn, en side ad gangen',
    params: request({ type: readType }, {}),
    query: request(pageQuery, {}),
    response: z.array(z.object({ id, name: z.string() })),
  },
  getRecord: {
    method: 'GET',
    path: '/api/{type}/data/{id}',
    access: 'manager',
    summary: 'En post',
    params: request({ type: readType, id }, {}),
    response: savedRecord,
    errors: ['not_found'],
  },
  createRecord: {
    method: 'POST',
    path: '/apis/savenew',
    access: 'manager',
    summary: 'Opretter en post',
    changes: recordChanges,
    body: newRecord,
    response: savedRecord,
    status: 201,
    errors: ['conflict', 'key_reused', 'not_found', ...refusedNames, 'plan_limit', 'too_many'],
    idempotent: true,
  },
  importRecords: {
    method: 'POST',
    path: '/apis/import',
    access: 'manager',
    summary: 'Opretter op til 90 poster på én gang; en linje med fejl afvises alene',
    changes: recordChanges,
    body: importInput,
    response: importAnswer,
    status: 201,
    idempotent: true,
    maxBodyBytes: mostLineBytes,
  },
  updateRecord: {
    method: 'POST',
    path: '/apis/update/{id}',
    access: 'manager',
    summary: 'Retter en post',
    changes: recordChanges,
    params: request({ id }, {}),
    body: changedRecord,
    response: savedRecord,
    errors: [...changeErrors, ...refusedNames, 'plan_limit', 'too_many', 'last_owner'],
  },
  updateRecordById: {
    method: 'POST',
    path: '/apis/update',
    access: 'manager',
    summary: 'Retter en post, hvis id står i indholdet',
    changes: recordChanges,
    body: changedRecordById,
    response: savedRecord,
    errors: [...changeErrors, ...refusedNames, 'plan_limit', 'too_many', 'last_owner'],
  },
  deleteRecord: {
    method: 'POST',
    path: '/del/delMainData',
    access: 'manager',
    summary: 'Sletter en post',
    changes: recordChanges,
    body: request({ dType: typeName(deletableTypes), id }, { dType: 'type' }),
    response: message,
    errors: ['not_found', 'conflict', 'last_department', ...keptByRule],
  },
  listProducts: {
    method: 'GET',
    path: '/api/products',
    access: 'manager',
    summary: 'Produkter, en side ad gangen',
    query: request(pageQuery, {}),
    response: listOf('products'),
  },
  listCustomers: {
    method: 'GET',
    path: '/api/customers',
    access: 'manager',
    summary: 'Kunder, en side ad gangen',
    query: request(pageQuery, {}),
    response: listOf('customers'),
  },
  listTasks: {
    method: 'GET',
    path: '/api/tasks',
    access: 'manager',
    summary: 'Ydelser, en side ad gangen',
    query: request(pageQuery, {}),
    response: listOf('tasks'),
  },
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    access: 'manager',
    summary: 'Ordrer efter startdato, seneste eller (order=next) kommende først, en side ad gangen',
    query: request({ ...pageQuery, year, month, status: orderStatus.optional(), order }, {}),
    response: listOf('orders'),
  },
  listEmployeesHours: {
    method: 'GET',
    path: '/api/employeeshours',
    access: 'manager',
    summary: 'Medarbejdernes timer på ordrer, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: listOf('employeeshours'),
  },
  listMergeableOrders: {
    method: 'GET',
    path: '/api/ordersmergeable',
    access: 'manager',
    summary: 'Ordrer uden faktura, seneste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: listOf('orders'),
  },
  listMergeableInvoices: {
    method: 'GET',
    path: '/api/invoicesmergeable',
    access: 'manager',
    summary: 'Fakturaer uden ordre, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(invoiceRow),
  },
  listInvoices: {
    method: 'GET',
    path: '/api/invoices',
    access: 'manager',
    summary: 'Fakturaer, nyeste først, en side ad gangen',
    query: request({ ...pageQuery, year, month, status: shownStatus.optional() }, {}),
    response: z.array(invoiceRow),
  },
  ...pageRoutes,
});
