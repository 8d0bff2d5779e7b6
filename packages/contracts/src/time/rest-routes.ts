import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { oneLine, text } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { blankable, id, message, request, response } from '../wire/wire.ts';
import { hoursAnswer } from './hours.ts';

/** Product F29 to F31, F33: too little rest in 24 hours (also below 18 years), no free day in a week, too much in four months. */
const ruleNames = ['dailyRest', 'youngRest', 'weeklyRest', 'weeklyAverage'] as const;
export type RuleName = (typeof ruleNames)[number];
const rule = z.enum(ruleNames, { error: 'Reglen findes ikke.' });

/** Where the hours of a person go against a rule of the law. */
export const warning = response(
  {
    rule,
    employeeid: id,
    /** The day it was noticed on: the last day of the work that broke the rule. */
    date: z.string(),
    /** The rest there was, or the average a week. */
    hours: hoursAnswer,
  },
  { employeeid: 'employeeId', hours: 'hundredths' },
);
export type Warning = z.output<typeof warning>;

const note = response(
  {
    /** The event, with its duration. */
    what: z.string(),
    why: z.string(),
    /** How many people it was about. */
    people: z.int(),
    by: z.string(),
    at: z.string(),
  },
  {},
);
const deviation = response(
  {
    rule,
    employeeid: id,
    employeename: z.string(),
    date: z.string(),
    hours: hoursAnswer,
    /** Explanation of the deviation; null when there is none. */
    note: note.nullable(),
  },
  { employeeid: 'employeeId', employeename: 'employeeName', hours: 'hundredths' },
);
export type Deviation = z.output<typeof deviation>;
const badPeople = 'Skriv, hvor mange medarbejdere det drejer sig om.';

/** Apart from the other routes, so that the page of deviations does not load those. */
export const restRoutes = routesOf('time', {
  listDeviations: {
    method: 'GET',
    path: '/timeregister/deviations',
    access: 'manager',
    summary:
      'Hvor timerne afviger fra reglerne om hvile og ugentlig arbejdstid, med noter om hvorfor',
    query: request({ startDate: dateText, endDate: dateText, employeeId: blankable(id) }, {}),
    response: z.object({ data: z.array(deviation) }),
    errors: ['not_found'],
  },
  noteDeviation: {
    method: 'POST',
    path: '/timeregister/deviations',
    access: 'manager',
    summary: 'Noterer en afvigelse: hvad, hvor længe, hvor mange og hvorfor',
    changes: ['listDeviations', 'countDeviations'],
    body: request(
      {
        rule,
        employeeid: id,
        date: dateText,
        what: oneLine(200).min(1, 'Skriv, hvad der skete.'),
        why: text(1000).min(3, 'Skriv hvorfor.'),
        people: z.int({ error: badPeople }).min(1, badPeople).max(10_000, badPeople),
      },
      { employeeid: 'employeeId' },
    ),
    response: message,
    errors: ['not_found', 'conflict'],
  },
});
