import * as z from 'zod';

import { dateText } from '../wire/wire-dates.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { request, response } from '../wire/wire.ts';
import { timeEntry } from './entry.ts';
import { hoursAnswer } from './hours.ts';

/** Why a day gets nothing: it is ahead, has hours, is a day of absence or a public holiday, or its projects are closed. */
const copySkip = z.enum(['', 'ahead', 'taken', 'absence', 'holiday', 'closed']);
export type CopySkip = z.output<typeof copySkip>;

const copiedDay = response(
  {
    date: z.string(),
    /** Copied hours, or those that would be copied. */
    hours: hoursAnswer,
    entries: z.int(),
    /** '' where it is copied. */
    skip: copySkip,
  },
  { hours: 'hundredths' },
);
export type CopyDay = z.output<typeof copiedDay>;

const badDays = 'Vælg fra 1 til 7 dage.';
const dates = { fromDate: dateText, toDate: dateText };

export const copyRoutes = {
  previewCopy: {
    method: 'GET',
    path: '/timeregister/timereports/copy',
    access: 'member',
    summary:
      'Hvad en kopi af en dag eller uge ville give, dag for dag, og hvilke dage den springer over',
    query: request({ ...dates, days: wholeNumber({ min: 1, max: 7, error: badDays }) }, {}),
    response: z.object({ days: z.array(copiedDay) }),
  },
  copyTimeReports: {
    method: 'POST',
    path: '/timeregister/timereports/copy',
    access: 'member',
    summary: 'Kopierer egne timer fra en dag eller uge til dage uden timer, højst til og med i dag',
    changes: ['time', 'listEmployeesHours'],
    body: request(
      { ...dates, days: z.int({ error: badDays }).min(1, badDays).max(7, badDays) },
      {},
    ),
    response: z.object({
      data: z.array(timeEntry),
      /** Each day that had something to copy. */
      days: z.array(copiedDay),
      /** Registrations that were not copied, because of their day. */
      skipped: z.int(),
      /** Not copied, because their project takes no more hours. */
      closed: z.int(),
    }),
    status: 201,
    errors: ['conflict', 'hours_overlap', 'key_reused'],
    idempotent: true,
  },
} as const;
