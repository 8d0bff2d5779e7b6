import { formatDate } from '@driftig/domain/format';

import type { Trip } from '../queries.ts';

/** The days of a trip: one date where it begins and ends on the same day. */
export function tripDays({ startDate, endDate }: Trip): string {
  if (startDate === endDate) return formatDate(startDate);
  return `${formatDate(startDate)} til ${formatDate(endDate)}`;
}
