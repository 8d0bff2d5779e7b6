import * as z from 'zod';

import { wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, id, request, response } from '../wire/wire.ts';
import { timeEntry } from './entry.ts';
import { hoursAnswer } from './hours.ts';
import { warning } from './rest-routes.ts';

const badYear = 'Vælg et år.';

/** A change of an entry, in the order they happened (product F26). */
const changeOfEntry = response(
  {
    at: z.string(),
    by: z.string(),
    /**
     * Action in Danish: 'oprettede', 'rettede', 'godkendte', 'afviste', 'kaldte tilbage',
     * 'slettede'.
     */
    action: z.string(),
    /** The fields that changed, with what they were and became; '' for nothing. */
    fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  },
  {},
);
export type ChangeOfEntry = z.output<typeof changeOfEntry>;

const registerDay = response(
  { date: z.string(), hours: hoursAnswer, norm: hoursAnswer, absence: z.string() },
  { hours: 'hundredths', norm: 'normHundredths' },
);

/** The register that the law asks for (product F26 to F28), and what happened to each entry. */
export const registerRoutes = {
  getRegister: {
    method: 'GET',
    path: '/timeregister/register',
    access: 'member',
    summary: 'Et års timer, dag for dag; egne, eller en medarbejders for ledere',
    query: request(
      {
        year: wholeNumber({ min: 2000, max: 2100, error: badYear }),
        employeeId: blankable(id),
      },
      {},
    ),
    response: response(
      {
        employeeid: id,
        employeename: z.string(),
        /** The years that have any hours, newest first. */
        years: z.array(z.int()),
        days: z.array(registerDay),
        entries: z.array(timeEntry),
        warnings: z.array(warning),
      },
      { employeeid: 'employeeId', employeename: 'employeeName' },
    ),
    errors: ['not_found', 'forbidden'],
  },
  getHoursByMonth: {
    method: 'GET',
    path: '/timeregister/months',
    access: 'member',
    summary: 'Timer måned for måned i et år; egne, eller en medarbejders for ledere',
    query: request({ employeeId: blankable(id) }, {}),
    response: response(
      {
        /** The twelve months up to this one, the oldest first; without those that were rejected. */
        hours: z.array(hoursAnswer),
      },
      { hours: 'hundredths' },
    ),
    errors: ['not_found', 'forbidden'],
  },
  getTimeReportHistory: {
    method: 'GET',
    path: '/timeregister/timereports/{id}/history',
    access: 'member',
    summary: 'Hvem der har gjort hvad ved en tidsregistrering, og hvornår',
    params: request({ id }, { id: 'reportId' }),
    response: z.object({ data: z.array(changeOfEntry) }),
    errors: ['not_found'],
  },
} as const;
