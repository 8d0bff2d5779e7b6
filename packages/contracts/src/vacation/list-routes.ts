import * as z from 'zod';

import { dateText, timeText } from '../wire/wire-dates.ts';
import { blankable, id, request, response } from '../wire/wire.ts';
import { absenceStatus, listedStatuses, type AbsenceStatus } from './absence-type.ts';
import { absenceEntry, absenceType, timeNames, timeShape } from './entry.ts';

const badStatus = 'Status er 0, 1 eller 2, adskilt af komma.';

/** '0' or '0,1,2', as the screens send it. */
const statusList = z.codec(
  z.string({ error: badStatus }),
  z.array(z.enum(['pending', 'approved', 'rejected'], { error: badStatus })),
  {
    decode: (text) =>
      text.split(',').map((code) => listedStatuses.get(code.trim()) as ListedStatus),
    encode: (statuses) =>
      statuses
        .map((status) => [...listedStatuses].find(([, name]) => name === status)?.[0] ?? '')
        .join(','),
  },
);
type ListedStatus = Exclude<AbsenceStatus, 'deleted'>;

const badLimit = 'Skal være et tal fra 1 til 100000.';
/** The overview asks for 100000 and is answered as much as fits in 1 MB (product T12). */
const pageShape = {
  limit: z.coerce
    .number({ error: badLimit })
    .int(badLimit)
    .min(1, badLimit)
    .max(100_000, badLimit)
    .optional(),
  offset: z.coerce
    .number({ error: 'Skal være 0 eller mere.' })
    .int()
    .min(0)
    .max(1_000_000)
    .optional(),
};
const entryPage = z.object({ data: z.array(absenceEntry), total: z.int() });

/** A shift that the person is planned for. */
const shift = response(
  { ordernumber: z.int(), title: z.string(), from: z.string(), to: z.string() },
  { ordernumber: 'orderNumber' },
);

export const absenceListRoutes = {
  listAbsenceEntries: {
    method: 'GET',
    path: '/vacation/admgetallvacationsentries',
    access: 'manager',
    summary: 'Alt fravær i en periode; højst 1 MB ad gangen, resten ved offset',
    query: request(
      {
        startDate: dateText,
        endDate: dateText,
        status: statusList,
        ...pageShape,
        employeeId: blankable(id),
      },
      {},
    ),
    response: entryPage,
    errors: ['not_found', 'plan_limit'],
  },
  listAbsences: {
    method: 'GET',
    path: '/vacation/admgetallvacations',
    access: 'manager',
    summary: 'Ansøgninger med en status, en side ad gangen',
    query: request(
      {
        status: statusList,
        ...pageShape,
        startDate: blankable(dateText),
        endDate: blankable(dateText),
        employeeId: blankable(id),
      },
      {},
    ),
    response: entryPage,
    errors: ['not_found', 'plan_limit'],
  },
  listOwnAbsences: {
    method: 'GET',
    path: '/vacation/mine',
    access: 'member',
    summary: 'Egne ansøgninger, nyeste først',
    query: request({ startDate: blankable(dateText), endDate: blankable(dateText) }, {}),
    response: z.object({ data: z.array(absenceEntry) }),
    errors: ['plan_limit'],
  },
  listAbsentPeople: {
    method: 'GET',
    path: '/vacation/vacation-by-date',
    access: 'manager',
    summary: 'Hvem der er væk eller har søgt om det på en dato',
    query: request({ date: dateText }, {}),
    response: z.array(
      response(
        {
          id,
          name: z.string(),
          status: absenceStatus,
          type: absenceType,
          startdate: z.string(),
          enddate: z.string(),
          timefrom: z.string(),
          timeto: z.string(),
        },
        { ...timeNames, id: 'absenceId' },
      ),
    ),
    errors: ['plan_limit'],
  },
  listShiftsDuring: {
    method: 'GET',
    path: '/vacation/shifts',
    access: 'member',
    summary:
      'De vagter og det fravær, som en ansøgning falder sammen med; egne, eller en medarbejders for ledere',
    query: request(
      {
        ...timeShape,
        timefrom: blankable(timeText),
        employeeid: blankable(id),
        except: blankable(id),
      },
      { ...timeNames, employeeid: 'employeeId' },
    ),
    response: z.object({ shifts: z.array(shift), overlaps: absenceEntry.nullable() }),
    errors: ['not_found', 'forbidden', 'plan_limit'],
  },
} as const;
