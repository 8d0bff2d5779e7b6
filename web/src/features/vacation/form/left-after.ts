import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';
import type { AbsenceTime } from '@driftig/domain/vacation/absence';
import { holidayDaysOf } from '@driftig/domain/vacation/holiday-days';

import type { Entry } from '../queries.ts';

type Asked = AbsenceTime & { readonly type: AbsenceType };

/** What an application leaves of the holiday on its last day; figures are hundredths of a day. */
export interface LeftAfter {
  readonly left: number;
  /** What else waits for a decision until then. */
  readonly otherPending: number;
}

/**
 * The balance on the last day, less the days of the application. Those of `entry`, which is edited, do
 * not count twice: the balance has them when it is approved, and among what waits until then.
 */
export function leftAfter(
  { at, left, pending }: Pick<HolidayBalanceAnswer, 'at' | 'left' | 'pending'>,
  asked: Asked,
  entry: Entry | undefined,
): LeftAfter {
  const before = entry === undefined ? 0 : daysUntil(entry, at);
  const isApproved = entry?.status === 'approved';
  const isPending = entry?.status === 'pending';
  return {
    left: left + (isApproved ? before : 0) - daysUntil(asked, at),
    otherPending: pending - (isPending ? before : 0),
  };
}

function daysUntil(asked: Asked, at: string): number {
  return holidayDaysOf(asked)
    .filter(({ date }) => date <= at)
    .reduce((sum, { hundredths }) => sum + hundredths, 0);
}
