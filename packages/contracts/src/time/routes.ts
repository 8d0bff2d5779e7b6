import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { version } from '../records/record-schemas.ts';
import { codedEnumFromText, id, message, request, response } from '../wire/wire.ts';
import { copyRoutes } from './copy-routes.ts';
import { timeCountRoutes } from './count-route.ts';
import { editedBody, remark, reportBody, timeEntry } from './entry.ts';
import { timeEmployeesRoutes } from './employees-route.ts';
import { flexRoutes } from './flex-routes.ts';
import { reportListRoutes } from './list-routes.ts';
import { orderHoursRoutes } from './order-hours-route.ts';
import { projectRoutes } from './project-routes.ts';
import { registerRoutes } from './register-routes.ts';
import { mostDecided } from './report-status.ts';
import { restRoutes } from './rest-routes.ts';
import { timerRoutes } from './timer-routes.ts';

/** Hours show in every list of them, in balances and in the documented list of the records. */
const changes = ['time', 'listEmployeesHours'] as const;
const reportId = request({ id }, { id: 'reportId' });

/** Godkend is 2, Afvis 3, Tilbagekald 1; nothing else is decided here. */
const decision = codedEnumFromText({ pending: 1, approved: 2, rejected: 3 }, 'Ukendt status.');

const refusal = response({ id, message: z.string() }, { id: 'reportId' });

export const timeRoutes = routesOf('time', {
  ...reportListRoutes,
  ...timeCountRoutes,
  ...projectRoutes,
  ...flexRoutes,
  ...restRoutes,
  ...timeEmployeesRoutes,
  ...timerRoutes,
  ...registerRoutes,
  ...copyRoutes,
  createTimeReport: {
    method: 'POST',
    path: '/timeregister/timereports',
    access: 'member',
    summary: 'Registrerer timer eller en flexjustering; for andre kun som leder',
    changes,
    body: reportBody,
    response: timeEntry,
    status: 201,
    errors: ['not_found', 'forbidden', 'conflict', 'hours_overlap', 'key_reused'],
    idempotent: true,
  },
  updateTimeReport: {
    method: 'PUT',
    path: '/timeregister/timereports/{id}',
    access: 'member',
    summary: 'Retter timer, mens de afventer; ledere også andres',
    changes,
    params: reportId,
    body: editedBody,
    response: timeEntry,
    errors: ['not_found', 'conflict', 'hours_decided', 'hours_overlap'],
  },
  deleteTimeReport: {
    method: 'DELETE',
    path: '/timeregister/timereports/{id}',
    access: 'member',
    summary: 'Sletter timer, mens de afventer; ledere også andres',
    changes,
    params: reportId,
    response: message,
    errors: ['not_found', 'conflict', 'hours_decided'],
  },
  decideTimeReport: {
    method: 'PUT',
    path: '/timeregister/admtimereports/{id}/status',
    access: 'manager',
    summary: 'Godkender, afviser eller tilbagekalder timer',
    changes,
    params: reportId,
    body: request({ status: decision, reason: remark.nullish(), version }, { status: 'decision' }),
    response: message,
    errors: ['not_found', 'conflict', 'hours_decided'],
  },
  decideTimeReports: {
    method: 'POST',
    path: '/timeregister/admtimereports/decide',
    access: 'manager',
    summary:
      'Godkender eller tilbagekalder flere på én gang; svarer med dem, det ikke lykkedes for',
    changes,
    body: request(
      {
        status: codedEnumFromText({ pending: 1, approved: 2, rejected: 3 }, 'Ukendt status.'),
        reason: remark.nullish(),
        ids: z
          .array(id, { error: 'Vælg mindst én.' })
          .min(1, 'Vælg mindst én.')
          .max(mostDecided, `Højst ${mostDecided} ad gangen.`),
        /** As they were read, in the order of the ids; left out: what is there now is decided. */
        versions: z.array(z.int({ error: 'Skal være et helt tal.' }).min(1)).optional(),
      },
      { status: 'decision', ids: 'reportIds' },
    ),
    response: response({ done: z.array(id), refused: z.array(refusal) }, {}),
    errors: ['not_found', 'conflict'],
  },
  ...orderHoursRoutes,
});
