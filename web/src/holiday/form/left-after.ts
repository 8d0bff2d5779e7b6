import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';
import type { AbsenceTime } from '@driftig/domain/vacation/absence';
import { holidayDaysOf, sumOf } from '@driftig/domain/vacation/holiday-days';

import { freeOf } from '../balance-parts.ts';
import type { Entry } from '../queries.ts';

type Asked = AbsenceTime & { readonly type: AbsenceType };

/** What an application leaves of the holiday on its last day; figures are hundredths of a day. */
interface LeftAfter {
  readonly left: number;
  /** What else waits for a decision until then. */
  readonly otherPending: number;
}

/**
 * The balance on the last day, less the days of the application and what is approved for later. The
 * days of `entry`, which is edited, do not count twice: where it is approved the balance has them, and
 * where it waits they are among what waits.
 */
export function leftAfter(
  { at, left, pending, ahead }: Pick<HolidayBalanceAnswer, 'at' | 'left' | 'pending' | 'ahead'>,
  asked: Asked,
  entry: Entry | undefined,
): LeftAfter {
  const own = entry?.status === 'approved' ? daysOf(entry, at) : noDays;
  const waiting = entry?.status === 'pending' ? daysOf(entry, at) : noDays;
  const remaining = left + own.until - daysOf(asked, at).until;
  return {
    left: freeOf({ left: remaining, ahead: ahead - own.after }).free,
    otherPending: pending - waiting.until,
  };
}

const noDays = { until: 0, after: 0 };

/** Hundredths of the days of holiday up to a date, and after it. */
function daysOf(asked: Asked, at: string): typeof noDays {
  const days = holidayDaysOf(asked);
  return {
    until: sumOf(days.filter(({ date }) => date <= at)),
    after: sumOf(days.filter(({ date }) => date > at)),
  };
}
