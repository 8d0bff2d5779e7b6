import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { id, message, pageQuery, request } from '../wire/wire.ts';
import { historyRow } from './history.ts';
import type { Contracts } from './contract.ts';
import { recordBodies, typeName } from './record-body.ts';
import { recordChanges } from './record-changes.ts';
import type { DeletedTypeName, ReadTypeName } from './record-contracts.ts';

const keptByRule = ['invoice_issued', 'order_invoiced', 'receipt_approved', 'last_owner'] as const;

/** People and departments are saved by the same calls as other records. */
const refusedNames = ['email_taken', 'email_unconfirmed', 'name_taken'] as const;
const changeErrors = [
  'not_found',
  'conflict',
  'receipt_approved',
  ...refusedNames,
  'plan_limit',
  'too_many',
  'last_owner',
  'person_busy',
] as const;

/** The calls that read and write a record, of the types that are known. */
export function recordCalls(known: Contracts) {
  const { newRecord, changedRecord, changedRecordById, savedRecord } = recordBodies(known);
  const types = Object.keys(known) as ReadTypeName[];
  return {
    getRecord: {
      method: 'GET',
      path: '/api/{type}/data/{id}',
      access: 'manager',
      summary: 'En post',
      params: request({ type: typeName(types), id }, {}),
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
    updateRecord: {
      method: 'POST',
      path: '/apis/update/{id}',
      access: 'manager',
      summary: 'Retter en post',
      changes: recordChanges,
      params: request({ id }, {}),
      body: changedRecord,
      response: savedRecord,
      errors: changeErrors,
    },
    updateRecordById: {
      method: 'POST',
      path: '/apis/update',
      access: 'manager',
      summary: 'Retter en post, hvis id står i indholdet',
      changes: recordChanges,
      body: changedRecordById,
      response: savedRecord,
      errors: changeErrors,
    },
  } as const satisfies Record<string, RouteSpec>;
}

/** The calls that need no more of a type than its name. */
export function namedCalls(read: readonly ReadTypeName[], deleted: readonly DeletedTypeName[]) {
  return {
    getRecordOptions: {
      method: 'GET',
      path: '/api/{type}/options',
      access: 'manager',
      summary: 'En types poster som id og navn, en side ad gangen',
      params: request({ type: typeName(read) }, {}),
      query: request(pageQuery, {}),
      response: z.array(z.object({ id, name: z.string() })),
    },
    deleteRecord: {
      method: 'POST',
      path: '/del/delMainData',
      access: 'manager',
      summary: 'Sletter en post',
      changes: recordChanges,
      body: request({ dType: typeName(deleted), id }, { dType: 'type' }),
      response: message,
      errors: ['not_found', 'conflict', 'last_department', ...keptByRule],
    },
    listHistory: {
      method: 'GET',
      path: '/api/history',
      access: 'manager',
      summary: 'Hvem der har gjort hvad ved en post, nyeste først, en side ad gangen',
      query: request({ ...pageQuery, dType: typeName(read), id }, { dType: 'type' }),
      response: z.array(historyRow),
      errors: ['not_found'],
    },
  } as const satisfies Record<string, RouteSpec>;
}
