import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { staffedReads } from '../records/record-changes.ts';
import { version } from '../records/record-schemas.ts';
import { dateText } from '../wire/wire-dates.ts';
import { blankable, codedEnumFromText, id, message, request, yesOrNo } from '../wire/wire.ts';
import { absenceCountRoutes } from './absence-count.ts';
import { balanceRoutes } from './balance-routes.ts';
import {
  absenceBody,
  absenceEntry,
  commentText,
  editedAbsenceBody,
  timeNames,
  timeShape,
} from './entry.ts';
import { absenceListRoutes } from './list-routes.ts';

/** A change of an absence shows in every list of them, in planning, in the balance, and in what orders lack. */
const changes = ['vacation', 'planning', 'getHoursOverview', ...staffedReads] as const;
const absenceId = request({ id }, { id: 'absenceId' });

/** A tick is 1, a cross 2, Tilbagekald 0; nothing else is decided here. */
const decision = codedEnumFromText({ pending: 0, approved: 1, rejected: 2 }, 'Ukendt status.');

export const vacationRoutes = routesOf('vacation', {
  ...absenceListRoutes,
  ...absenceCountRoutes,
  ...balanceRoutes,
  decideAbsence: {
    method: 'PUT',
    path: '/vacation/admvacations/{id}/status',
    access: 'manager',
    summary: 'Godkender, afviser eller tilbagekalder en ansøgning',
    plan: 'vacation',
    changes,
    params: absenceId,
    body: request(
      {
        status: decision,
        reason: commentText.nullish(),
        /** Take the person off the orders they are planned for in that time. */
        freeshifts: yesOrNo.optional(),
        version,
      },
      { status: 'decision', freeshifts: 'freesShifts' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'absence_decided', 'absence_overlaps'],
  },
  editAbsence: {
    method: 'PUT',
    path: '/vacation/admvacations/{id}',
    access: 'manager',
    summary: 'Retter en medarbejders fravær; status bliver',
    plan: 'vacation',
    changes,
    params: absenceId,
    body: editedAbsenceBody,
    response: absenceEntry,
    errors: ['not_found', 'conflict', 'absence_decided', 'absence_overlaps'],
  },
  applyForAbsence: {
    method: 'POST',
    path: '/vacation',
    access: 'member',
    summary: 'Søger om fri eller melder fravær; for andre kun som leder',
    plan: 'vacation',
    changes,
    body: absenceBody,
    response: absenceEntry,
    status: 201,
    errors: ['not_found', 'forbidden', 'conflict', 'absence_overlaps', 'key_reused'],
    idempotent: true,
  },
  updateAbsence: {
    method: 'PUT',
    path: '/vacation/{id}',
    access: 'member',
    summary: 'Retter egen ansøgning, mens den afventer',
    plan: 'vacation',
    changes,
    params: absenceId,
    body: editedAbsenceBody,
    response: absenceEntry,
    errors: ['not_found', 'conflict', 'absence_decided', 'absence_overlaps'],
  },
  endAbsence: {
    method: 'PUT',
    path: '/vacation/{id}/end',
    access: 'member',
    summary: 'Rask igen: afslutter et fravær uden slutdato med dets sidste dag',
    plan: 'vacation',
    changes,
    params: absenceId,
    body: request({ enddate: dateText }, timeNames),
    response: absenceEntry,
    errors: ['not_found', 'conflict', 'absence_decided'],
  },
  deleteAbsence: {
    method: 'DELETE',
    path: '/vacation/{id}',
    access: 'member',
    summary: 'Sletter egen ansøgning, mens den afventer; ledere også andres',
    plan: 'vacation',
    changes,
    params: absenceId,
    response: message,
    errors: ['not_found', 'conflict', 'absence_decided'],
  },
  requestVacation: {
    method: 'POST',
    path: '/apis/request-vacation',
    access: 'member',
    summary: 'Søger om ferie fra en kalender; det samme som POST /vacation',
    plan: 'vacation',
    changes,
    body: request(
      {
        ...timeShape,
        comment: commentText,
        /** 0 and blank are oneself. */
        employeeId: z.union([z.literal(0), z.literal('0'), blankable(id)]).optional(),
        /** Ignored: rights come from the session, never from the client (product R7). */
        adminRights: z
          .union([z.number(), z.boolean(), z.enum(['', '0', '1', '2', '3'])], {
            error: 'Skal være et tal.',
          })
          .optional(),
      },
      timeNames,
    ),
    response: absenceEntry,
    status: 201,
    errors: ['not_found', 'forbidden', 'conflict', 'absence_overlaps', 'key_reused'],
    idempotent: true,
  },
  cancelVacation: {
    method: 'DELETE',
    path: '/del/cancel-vacation/{id}',
    access: 'member',
    summary: 'Annullerer ferie fra en kalender; det samme som DELETE /vacation/{id}',
    plan: 'vacation',
    changes,
    params: absenceId,
    response: message,
    errors: ['not_found', 'conflict', 'absence_decided'],
  },
});
