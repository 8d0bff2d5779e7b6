import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { version } from '../records/record-schemas.ts';
import { receiptFilter } from '../receipts/lists.ts';
import { readKroner } from '../wire/read-kroner.ts';
import { oneLine, text } from '../wire/text.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import {
  blankable,
  codedEnumFromText,
  id,
  message,
  pageQuery,
  request,
  response,
  yesOrNo,
} from '../wire/wire.ts';
import { allowanceAnswer, dietAnswer, driveAnswer } from './allowance-row.ts';
import { tripChoice } from './trip-choice.ts';

const notKilometres = 'Skriv kilometer over 0 med højst to decimaler.';
/** Hundredths of a kilometre: more is a typing error. */
const longestDrive = 500_000;

/** Kilometres on the wire (number, or text with comma or dot), hundredths inside. */
const kilometres = z.codec(
  z.union([z.number(), z.string()], { error: notKilometres }),
  z
    .int({ error: notKilometres })
    .min(1, notKilometres)
    .max(longestDrive, 'En kørsel kan højst være 5.000 km.'),
  { decode: (value) => readKroner(value) ?? Number.NaN, encode: (hundredths) => hundredths / 100 },
);

const required = (max: number, missing: string) =>
  oneLine(max, missing).refine((value) => value !== '', missing);

const meals = wholeNumber({ min: 0, max: 366, error: 'Skriv et helt antal.' });

/** Mileage and diets show in the word's lists and in the sums of trips. */
const changes = ['accounting', 'getOpenItems'] as const;

const purpose = required(200, 'Skriv formålet.');

export const allowanceRoutes = routesOf('accounting', {
  listAllowances: {
    method: 'GET',
    path: '/accountant/allowances',
    access: 'accountant',
    summary: 'Kørsel og diæter, nyeste dato først',
    query: request({ ...pageQuery, ...receiptFilter, tripId: blankable(id) }, {}),
    response: z.array(allowanceAnswer),
  },
  decideAllowance: {
    method: 'POST',
    path: '/accountant/allowances/update-status',
    access: 'accountant',
    summary: 'Godkender eller afviser kørsel eller diæter, der afventer',
    changes,
    body: request(
      {
        id,
        status: codedEnumFromText(
          { approved: 2, rejected: 4 },
          'Status skal være 2 (godkendt) eller 4 (afvist).',
        ),
        comment: blankable(text(1000)),
        version,
      },
      {},
    ),
    response: message,
    errors: ['not_found', 'conflict'],
  },
  listOwnAllowances: {
    method: 'GET',
    path: '/mileage/own',
    access: 'member',
    summary: 'Egen kørsel og egne diæter, nyeste dato først',
    query: request({ ...pageQuery, from: receiptFilter.from, to: receiptFilter.to }, {}),
    response: z.array(allowanceAnswer),
  },
  getMileageForm: {
    method: 'GET',
    path: '/mileage/form',
    access: 'member',
    summary: 'Det, formularen til kørsel husker, og de nyeste rejser',
    response: response(
      {
        address: z.string(),
        registration: z.string(),
        trips: z.array(
          response({ id, title: z.string(), startDate: z.string(), endDate: z.string() }, {}),
        ),
      },
      {},
    ),
  },
  createDrive: {
    method: 'POST',
    path: '/mileage/drives',
    access: 'member',
    summary: 'Registrerer en kørsel i egen bil eller på egen cykel',
    changes,
    body: request(
      {
        employeeId: blankable(id),
        date: dateText,
        description: purpose,
        vehicle: z.enum(['car', 'cycle'], { error: 'Vælg køretøj.' }),
        registration: blankable(oneLine(12)),
        address: required(200, 'Skriv din adresse.'),
        from: required(120, 'Skriv, hvor turen begyndte.'),
        to: required(120, 'Skriv, hvor turen sluttede.'),
        stops: z.array(required(120, 'Skriv stedet.')).max(20, 'Højst 20 stop.').optional(),
        km: kilometres,
        commute: blankable(yesOrNo),
        tripId: blankable(tripChoice),
      },
      { commute: 'isCommute' },
    ),
    response: driveAnswer,
    status: 201,
    errors: ['forbidden', 'conflict', 'key_reused'],
    idempotent: true,
  },
  createDiet: {
    method: 'POST',
    path: '/mileage/diets',
    access: 'member',
    summary: 'Registrerer diæter for en rejse på mindst 24 timer',
    changes,
    body: request(
      {
        employeeId: blankable(id),
        tripId: id,
        startDate: dateText,
        startTime: timeText,
        endDate: dateText,
        endTime: timeText,
        breakfasts: blankable(meals),
        lunches: blankable(meals),
        dinners: blankable(meals),
        nights: blankable(meals),
        mealsbyreceipt: blankable(yesOrNo),
      },
      { mealsbyreceipt: 'mealsByReceipt' },
    ),
    response: dietAnswer,
    status: 201,
    errors: ['forbidden', 'conflict', 'key_reused'],
    idempotent: true,
  },
  withdrawAllowance: {
    method: 'DELETE',
    path: '/mileage/{id}',
    access: 'member',
    summary: 'Sletter egen kørsel eller egne diæter, der afventer',
    changes,
    params: request({ id }, {}),
    response: message,
    errors: ['not_found', 'conflict'],
  },
});
