import * as z from 'zod';

import { codedEnum } from '../wire/wire.ts';

/** Status of a time report (product S16). */
const statusCodes = { pending: 1, approved: 2, rejected: 3, deleted: 4 } as const;
export type ReportStatus = keyof typeof statusCodes;
/** Statuses that lists can filter by; deleted reports are in no list. */
export type ListedStatus = Exclude<ReportStatus, 'deleted'>;

export const reportStatus = codedEnum(statusCodes, 'Ukendt status.');

const listedStatuses: readonly (readonly [string, ListedStatus])[] = [
  ['1', 'pending'],
  ['2', 'approved'],
  ['3', 'rejected'],
];

const badStatus = 'Status er 1, 2 eller 3, adskilt af komma.';

/** '2' or '1,2', as the screens send it. */
export const statusList = z.codec(
  z.string({ error: badStatus }),
  z.array(z.enum(['pending', 'approved', 'rejected'], { error: badStatus })),
  {
    decode: (text) =>
      text.split(',').map((code) => new Map(listedStatuses).get(code.trim()) as ListedStatus),
    encode: (statuses) =>
      statuses
        .map((status) => listedStatuses.find(([, name]) => name === status)?.[0] ?? '')
        .join(','),
  },
);

const kindNames = [
  ['work', 'work'],
  ['flex_adj', 'flexAdjustment'],
] as const;
export type ReportKind = (typeof kindNames)[number][1];

/** Hours of work, or an adjustment of the flex balance. */
export const reportKind = z.codec(
  z.enum(['work', 'flex_adj'], { error: 'Typen findes ikke.' }),
  z.enum(['work', 'flexAdjustment']),
  {
    decode: (wire) => (wire === 'work' ? 'work' : 'flexAdjustment'),
    encode: (kind) => (kind === 'work' ? 'work' : 'flex_adj'),
  },
);

/** Marks that an approver should check before deciding (product T56). */
export const reportMark = z.enum(['sick', 'absence', 'ahead', 'longDay', 'twice']);
export type ReportMark = z.output<typeof reportMark>;

/** The unit of hours, as it is shown. */
export const hoursUnit = 'Timer';
/** The most letters of an activity, and of a remark or a reason. */
export const longestActivity = 200;
export const longestRemark = 500;
/** For a date that is missing (product V21). */
export const missingDate = 'Dato skal udfyldes.';
/** How far back and ahead of today a report may lie: years back, days ahead. */
export const reportRange = { yearsBack: 5, daysAhead: 31 } as const;
/** The most reports that one call decides. */
export const mostDecided = 100;
