import { instantOf, localAt, periodOf, type DatesAndTimes } from '../planning/period.ts';

/** A shift is started from two hours before it begins (product K21). */
const earliest = 2 * 60 * 60 * 1000;

interface ShiftStart {
  readonly state: 'ahead' | 'open' | 'over';
  /** The instant from which it can be started (milliseconds since 1970). */
  readonly from: number;
}

/** Whether a shift can be started at an instant: not yet, now, or no longer. */
export function shiftStart(shift: DatesAndTimes, instant: number): ShiftStart {
  const { from: begins, to } = periodOf(shift);
  const from = instantOf(begins) - earliest;
  if (to <= localAt(instant)) return { state: 'over', from };
  return { state: instant < from ? 'ahead' : 'open', from };
}
