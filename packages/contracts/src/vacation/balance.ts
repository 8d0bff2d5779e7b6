import * as z from 'zod';

import { oneLine } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { blankable, flag, id, request, response } from '../wire/wire.ts';

/** Hundredths of a day inside, days with two decimals on the wire. */
export const daysAnswer = z.codec(z.number(), z.number(), {
  decode: (days) => Math.round(days * 100),
  encode: (hundredths) => hundredths / 100,
});

const badDays = 'Skriv et antal dage, f.eks. 12,5.';
/** Typed days: '12,5', at most two decimals, at most 100 days either way. */
const daysTyped = (least: number) =>
  z.codec(
    z.union([z.number(), z.string()], { error: badDays }),
    z
      .int({ error: badDays })
      .min(least * 100, badDays)
      .max(10_000, 'Højst 100 dage.'),
    {
      decode: (typed) => hundredthsOf(typed),
      encode: (hundredths) => hundredths / 100,
    },
  );

function hundredthsOf(typed: string | number): number {
  const text = String(typed).trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

const earnedMonth = response(
  { month: z.string(), days: daysAnswer, dayswithout: z.int() },
  { days: 'hundredths', dayswithout: 'daysWithout' },
);
const takenHoliday = response(
  { id, startdate: z.string(), enddate: z.string(), days: daysAnswer, held: flag },
  {
    id: 'absenceId',
    startdate: 'startDate',
    enddate: 'endDate',
    days: 'hundredths',
    held: 'isHeld',
  },
);
const correctionAnswer = response(
  { date: z.string(), year: z.int(), days: daysAnswer, note: z.string() },
  { days: 'hundredths' },
);

/** A holiday year: how each of its figures came about. */
const yearBalance = response(
  {
    /** The year it begins in. */
    year: z.int(),
    from: z.string(),
    earneduntil: z.string(),
    takenuntil: z.string(),
    months: z.array(earnedMonth),
    earned: daysAnswer,
    opening: daysAnswer,
    corrections: z.array(correctionAnswer),
    taken: z.array(takenHoliday),
    held: daysAnswer,
    planned: daysAnswer,
    left: daysAnswer,
    lost: daysAnswer,
  },
  { earneduntil: 'earnedUntil', takenuntil: 'takenUntil' },
);

/** A person's holiday on a date, in days. */
export const holidayBalanceAnswer = response(
  {
    at: z.string(),
    /** The last working day, from which what is left is paid out; '' while there is none. */
    employeduntil: z.string(),
    left: daysAnswer,
    /** Earned by that date, with what was left at the start and corrections. */
    earned: daysAnswer,
    held: daysAnswer,
    planned: daysAnswer,
    pending: daysAnswer,
    /** Approved for after that date. */
    ahead: daysAnswer,
    /** The part of it that is taken from what is left; the rest is earned later. */
    covered: daysAnswer,
    /** Days that end on a date unless they are taken. */
    expiring: response({ days: daysAnswer, on: z.string() }, { days: 'hundredths' }).nullable(),
    years: z.array(yearBalance),
  },
  { employeduntil: 'employedUntil' },
);
export type HolidayBalanceAnswer = z.output<typeof holidayBalanceAnswer>;

const accountNames = {
  employedfrom: 'employedFrom',
  employeduntil: 'employedUntil',
} as const;
const openingNames = { days: 'hundredths', previousdays: 'previousHundredths' } as const;

/** Facts from which a person's holiday is computed; `employedfrom` is '' when unknown. */
export const holidayAccountAnswer = response(
  {
    employedfrom: z.string(),
    employeduntil: z.string(),
    opening: response(
      { date: z.string(), days: daysAnswer, previousdays: daysAnswer },
      openingNames,
    ).nullable(),
    corrections: z.array(correctionAnswer),
    /** 0 while nothing is stored. */
    version: z.int(),
  },
  accountNames,
);

export const holidayAccountBody = request(
  {
    employeeid: id,
    employedfrom: dateText,
    employeduntil: blankable(dateText),
    opening: request(
      { date: dateText, days: daysTyped(-100), previousdays: daysTyped(0) },
      openingNames,
    ).nullish(),
    corrections: z
      .array(
        request(
          {
            date: dateText,
            year: z
              .int({ error: 'Vælg et ferieår.' })
              .min(2019, 'Vælg et ferieår.')
              .max(2100, 'Vælg et ferieår.'),
            days: daysTyped(-100),
            note: oneLine(200).min(1, 'Skriv hvorfor.'),
          },
          { days: 'hundredths' },
        ),
      )
      .max(50, 'Højst 50 rettelser.'),
    /** 0 where nothing was stored: a first account does not replace one that was saved meanwhile. */
    version: z.int({ error: 'Skal være et helt tal.' }).min(0).optional(),
  },
  { ...accountNames, employeeid: 'employeeId' },
);
