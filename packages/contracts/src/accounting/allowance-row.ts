import * as z from 'zod';

import { codesOf } from '../records/choice-codes.ts';
import { readKroner } from '../wire/read-kroner.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { codedEnum, flag, id, response } from '../wire/wire.ts';
import { allowancePartLabels, allowanceStatuses } from './allowance-status.ts';

/** Two decimals on the wire, hundredths inside: kilometres, days, hours. */
const hundredths = z.codec(z.number(), z.int(), {
  decode: (value) => readKroner(value) ?? 0,
  encode: (value) => value / 100,
});

const part = response(
  {
    of: z.enum(Object.keys(allowancePartLabels) as [keyof typeof allowancePartLabels]),
    label: z.string(),
    units: hundredths,
    rate: kronerAnswer,
    amount: kronerAnswer,
  },
  {},
);

const common = {
  id,
  version: z.int(),
  date: z.string(),
  employee: z.string(),
  employeeId: z.string(),
  team: z.string(),
  departmentId: z.string(),
  amount: kronerAnswer,
  parts: z.array(part),
  status: codedEnum(codesOf(allowanceStatuses), 'Ukendt status.'),
  description: z.string(),
  tripId: z.string(),
  tripTitle: z.string(),
  comment: z.string(),
  decidedby: z.string(),
  decidedat: z.string(),
  exportedat: z.string(),
  /** The number it is posted under; 0 until then. */
  voucherNumber: z.int(),
};
const names = {
  employee: 'name',
  decidedby: 'decidedBy',
  decidedat: 'decidedAt',
  exportedat: 'exportedAt',
  voucherNumber: 'voucher',
} as const;

const drive = response(
  {
    ...common,
    kind: z.literal('drive'),
    vehicle: z.enum(['car', 'cycle']),
    registration: z.string(),
    address: z.string(),
    from: z.string(),
    to: z.string(),
    stops: z.array(z.string()).readonly(),
    km: hundredths,
    commute: flag,
    commutedays: z.int(),
  },
  { ...names, commute: 'isCommute', commutedays: 'commuteDays' },
);

const diet = response(
  {
    ...common,
    kind: z.literal('diet'),
    startDate: z.string(),
    startTime: z.string(),
    endDate: z.string(),
    endTime: z.string(),
    breakfasts: z.int(),
    lunches: z.int(),
    dinners: z.int(),
    nights: z.int(),
    mealsbyreceipt: flag,
  },
  { ...names, mealsbyreceipt: 'mealsByReceipt' },
);

/** Mileage or a diet as it is answered: amounts and rates in kroner, counts with two decimals. */
export const allowanceAnswer = z.union([drive, diet]);
export const driveAnswer = drive;
export const dietAnswer = diet;
