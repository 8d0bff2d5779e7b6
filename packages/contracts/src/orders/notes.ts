import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { staffedReads } from '../records/record-changes.ts';
import { version } from '../records/record-schemas.ts';
import { longestOrderText } from '../records/types/orders.ts';
import { text } from '../wire/text.ts';
import { message, request } from '../wire/wire.ts';
import { orderNumber } from './order-number.ts';

const numbered = { ordernumber: orderNumber };
const names = { ordernumber: 'number' } as const;
const newNote = request({ text: text(longestOrderText), ...numbered, version }, names);
const note = z.object({ text: z.string() });
/** A note raises the order's version, which its rows carry. */
const stale = [...staffedReads, 'getOwnOrder', 'listHistory'] as const;

/** The two notes of an order (product O4). */
export const noteSpecs = {
  getNoteForEmployees: {
    method: 'POST',
    path: '/api/getOrderInfoForEmployees',
    access: 'member',
    readsOnly: true,
    summary: 'Ordrens besked til medarbejderne',
    body: request(numbered, names),
    response: note,
    errors: ['not_found'],
  },
  getNoteForAdministration: {
    method: 'POST',
    path: '/api/getOrderInfoForAdministrator',
    access: 'manager',
    readsOnly: true,
    summary: 'Ordrens besked til administrationen',
    body: request(numbered, names),
    response: note,
    errors: ['not_found'],
  },
  updateNoteForEmployees: {
    method: 'POST',
    path: '/upd/updateOrderEmployeeDescription',
    access: 'manager',
    summary: 'Gemmer ordrens besked til medarbejderne; tom tekst sletter den',
    changes: [...stale, 'getNoteForEmployees'],
    body: newNote,
    response: message,
    errors: ['not_found', 'conflict'],
  },
  updateNoteForAdministration: {
    method: 'POST',
    path: '/upd/updateOrderAdministrationDescription',
    access: 'manager',
    summary: 'Gemmer ordrens besked til administrationen; tom tekst sletter den',
    changes: [...stale, 'getNoteForAdministration'],
    body: newNote,
    response: message,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, RouteSpec>;
