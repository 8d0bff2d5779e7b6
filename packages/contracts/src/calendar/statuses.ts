import { codedEnum, codedEnumFromText } from '../wire/wire.ts';

/** The number of a day in the manager's year (product S11). */
const dayStatuses = {
  none: 0,
  staffed: 1,
  understaffed: 2,
  done: 3,
  running: 4,
  requested: 5,
  conflict: 6,
  several: 7,
} as const;

export type DayStatus = keyof typeof dayStatuses;

/** The number of a shift, and of a day, in an employee's calendar (product S12). */
const shiftStatuses = {
  none: 0,
  open: 1,
  forSale: 2,
  offered: 3,
  taken: 4,
  finished: 5,
  absent: 6,
  mine: 7,
  requested: 8,
  selling: 9,
} as const;

export type ShiftStatus = keyof typeof shiftStatuses;

export const dayStatus = codedEnum(dayStatuses, 'Ukendt status.');
export const shiftStatus = codedEnum(shiftStatuses, 'Ukendt status.');
export const sentShiftStatus = codedEnumFromText(shiftStatuses, 'Ukendt status.');
