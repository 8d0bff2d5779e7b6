import * as z from 'zod';

import { dateText } from '../wire/wire-dates.ts';
import { blankable, flag, id, message, request, response, yesOrNo } from '../wire/wire.ts';
import { dayOfHours } from './day.ts';
import { hoursAnswer, hoursTyped } from './hours.ts';
import { warning } from './rest-routes.ts';

const timeMode = z.enum(['daily', 'range'], { error: 'Vælg daglig eller fra-til.' });
export type TimeMode = z.output<typeof timeMode>;

const settingNames = { flexEnabled: 'isFlexOn', dailyStandard: 'standardHundredths' } as const;
const dates = { startDate: blankable(dateText), endDate: blankable(dateText) };
const changes = ['time'] as const;

const norm = { from: dateText, days: z.array(hoursAnswer).length(5) };
const badDays = 'Skriv timer for mandag til fredag.';

/** The company's rules of time registration, balances, and what a person has agreed on. */
export const flexRoutes = {
  getTimeSettings: {
    method: 'GET',
    path: '/timeregister/settings',
    access: 'member',
    summary: 'Flex, registreringsmåde og dagsnorm',
    response: response(
      { flexEnabled: flag, timeMode, dailyStandard: hoursAnswer, version: z.int() },
      settingNames,
    ),
  },
  updateTimeSettings: {
    method: 'PUT',
    path: '/timeregister/settings',
    access: 'manager',
    summary: 'Retter flex, registreringsmåde og dagsnorm; normen gælder fra i dag',
    changes: [...changes, 'getHolidayBalance', 'listPlan'],
    body: request(
      {
        flexEnabled: yesOrNo,
        timeMode,
        dailyStandard: hoursTyped
          .refine((hundredths) => hundredths > 0, 'Normen skal være over 0.')
          .refine((hundredths) => hundredths <= 2400, 'En dag har højst 24 timer.'),
        /** Version that was read; without it the last write wins. */
        version: z.int({ error: 'Skal være et helt tal.' }).min(0).optional(),
      },
      settingNames,
    ),
    response: message,
    errors: ['conflict'],
  },
  getFlexBalance: {
    method: 'GET',
    path: '/timeregister/flex/balances',
    access: 'member',
    summary: 'Flexsaldo; egen, eller en medarbejders for ledere. Uden datoer den hele til i dag',
    query: request({ employeeId: blankable(id), ...dates }, {}),
    response: response(
      {
        balanceHours: hoursAnswer,
        /** The part of the balance from days with unapproved hours. */
        pendingHours: hoursAnswer,
      },
      { balanceHours: 'hundredths', pendingHours: 'pendingHundredths' },
    ),
    errors: ['not_found', 'forbidden'],
  },
  getOwnTimeSummary: {
    method: 'GET',
    path: '/timeregister/summary',
    access: 'member',
    summary: 'Egne timer i en periode mod normen, dage uden registrering, og hvad loven siger',
    query: request({ startDate: dateText, endDate: dateText }, {}),
    response: response(
      {
        hours: hoursAnswer,
        norm: hoursAnswer,
        flex: hoursAnswer,
        /** Flex of all time up to today; null where flex is off. */
        balance: hoursAnswer.nullable(),
        /** Work days up to yesterday on which nothing is registered. */
        missing: z.array(z.string()),
        /** Each day of the period. */
        days: z.array(dayOfHours),
        warnings: z.array(warning),
      },
      {
        hours: 'hundredths',
        norm: 'normHundredths',
        flex: 'flexHundredths',
        balance: 'balanceHundredths',
      },
    ),
  },
  getTimeTerms: {
    method: 'GET',
    path: '/timeregister/terms/{id}',
    access: 'manager',
    summary:
      'En medarbejders egen norm, om vedkommende selv tilrettelægger sin arbejdstid, og hvornår en ung fylder 18',
    params: request({ id }, { id: 'employeeId' }),
    response: response(
      {
        norms: z.array(z.object(norm)),
        /** '' where the law's rules on rest apply. */
        selforganiserfrom: z.string(),
        /** The 18th birthday of an employee below 18 years; '' for adults. */
        eighteenon: z.string(),
        version: z.int(),
      },
      { selforganiserfrom: 'selfOrganiserFrom', eighteenon: 'eighteenOn' },
    ),
    errors: ['not_found'],
  },
  saveTimeTerms: {
    method: 'PUT',
    path: '/timeregister/terms',
    access: 'manager',
    summary: 'Retter en medarbejders egen norm, gældende fra en dato',
    // Shifts are judged by them: who is young, and who organises their own work.
    changes: [...changes, 'getHolidayBalance', 'listPlan', 'listOwnOrdersOfDay'],
    body: request(
      {
        employeeid: id,
        norms: z
          .array(
            z.strictObject({
              from: dateText,
              /** Monday to Friday. */
              days: z
                .array(
                  hoursTyped
                    .refine((hundredths) => hundredths >= 0, 'Timer kan ikke være under 0.')
                    .refine((hundredths) => hundredths <= 2400, 'En dag har højst 24 timer.'),
                  { error: badDays },
                )
                .length(5, badDays),
            }),
          )
          .max(50, 'Højst 50 normer.'),
        selforganiserfrom: blankable(dateText),
        eighteenon: blankable(dateText),
        version: z.int({ error: 'Skal være et helt tal.' }).min(0).optional(),
      },
      {
        employeeid: 'employeeId',
        selforganiserfrom: 'selfOrganiserFrom',
        eighteenon: 'eighteenOn',
      },
    ),
    response: message,
    errors: ['not_found', 'conflict'],
  },
} as const;
