import * as z from 'zod';

import { dateText } from '../wire/wire-dates.ts';
import { blankable, id, request, response } from '../wire/wire.ts';
import { dayOfHours } from './day.ts';
import { timeEntry } from './entry.ts';
import { hoursAnswer } from './hours.ts';
import { statusList } from './report-status.ts';

const badLimit = 'Skal være et tal fra 1 til 100000.';
const badOffset = 'Skal være 0 eller mere.';
/** The overview asks for 100000 and is answered as much as fits in 1 MB (product T12). */
const pageShape = {
  limit: z.coerce
    .number({ error: badLimit })
    .int(badLimit)
    .min(1, badLimit)
    .max(100_000, badLimit)
    .optional(),
  offset: z.coerce
    .number({ error: badOffset })
    .int(badOffset)
    .min(0, badOffset)
    .max(1_000_000, badOffset)
    .optional(),
};
const optionalDates = { startDate: blankable(dateText), endDate: blankable(dateText) };
const entryPage = z.object({
  data: z.array(timeEntry),
  total: z.int(),
  /** Hours and flex of all rows of the filter, not of the page alone; null for a long list. */
  hours: hoursAnswer.nullable(),
  flex: hoursAnswer.nullable(),
});

const overviewPerson = response(
  {
    employeeid: id,
    employeename: z.string(),
    departmentid: z.string(),
    hours: hoursAnswer,
    /** The unapproved part. */
    pending: hoursAnswer,
    norm: hoursAnswer,
    flex: hoursAnswer,
    /** The same in minutes, which sums over people are made of (product T55). */
    minutes: z.number(),
    pendingminutes: z.number(),
    normminutes: z.number(),
    flexminutes: z.number(),
    /** Days with hours, a norm or an absence; the others are left out. */
    days: z.array(dayOfHours),
  },
  {
    employeeid: 'employeeId',
    employeename: 'employeeName',
    departmentid: 'departmentId',
    hours: 'hundredths',
    pending: 'pendingHundredths',
    norm: 'normHundredths',
    flex: 'flexHundredths',
    pendingminutes: 'pendingMinutes',
    normminutes: 'normMinutes',
    flexminutes: 'flexMinutes',
  },
);
export type OverviewPerson = z.output<typeof overviewPerson>;

/** Time reports of the company, as approvers read them. */
export const reportListRoutes = {
  listTimeReports: {
    method: 'GET',
    path: '/timeregister/admtimereports',
    access: 'manager',
    summary: 'Tidsregistreringer med en status, nyeste først, en side ad gangen',
    query: request(
      {
        status: statusList,
        ...pageShape,
        ...optionalDates,
        employeeId: blankable(id),
        projectId: blankable(id),
      },
      {},
    ),
    response: entryPage,
    errors: ['not_found'],
  },
  listHoursOfPeriod: {
    method: 'GET',
    path: '/timeregister/admtimereportsstatus/week',
    access: 'manager',
    summary: 'Godkendte og afventende timer i en periode; én medarbejders eller alles',
    query: request({ employeeId: blankable(id), startDate: dateText, endDate: dateText }, {}),
    response: z.object({ data: z.array(timeEntry) }),
    errors: ['not_found'],
  },
  getHoursOverview: {
    method: 'GET',
    path: '/timeregister/overview',
    access: 'manager',
    summary: 'Timer, norm og flex for hver medarbejder i en periode, dag for dag',
    query: request({ startDate: dateText, endDate: dateText }, {}),
    response: z.object({ people: z.array(overviewPerson) }),
  },
  listOwnTimeReports: {
    method: 'GET',
    path: '/timeregister/timereports',
    access: 'member',
    summary: 'Egne tidsregistreringer, nyeste først, en side ad gangen',
    query: request({ status: statusList, ...pageShape, ...optionalDates }, {}),
    response: entryPage,
  },
} as const;
