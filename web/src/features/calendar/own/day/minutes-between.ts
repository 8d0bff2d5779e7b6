import type { LocalTime } from '@driftig/domain/planning/period';

const minute = 60_000;

/** Minutes from one Danish clock time ('yyyy-mm-ddThh:mm') to another, as a wall clock counts them. */
export const minutesBetween = (from: LocalTime, to: LocalTime): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / minute);
