import type { ShiftInSwap } from '@driftig/contracts/calendar/shift-in-swap';
import { formatDate } from '@driftig/domain/format';

import { formatShortWeekdayDate } from '../../../../ui/time/weekday-names.ts';

type Time = Pick<ShiftInSwap, 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

/** 'tir 17-11-2026, 17:00–21:00', with its last day where that is another. */
export function shiftTime({ startDate, endDate, startTime, endTime }: Time): string {
  const times = [startTime, endTime].filter((time) => time !== '').join('–');
  const last = endDate === startDate || endDate === '' ? '' : ` til ${formatDate(endDate)}`;
  return [`${formatShortWeekdayDate(startDate)}${last}`, times].filter(Boolean).join(', ');
}
