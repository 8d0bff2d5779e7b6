import { danishClock, danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';

/** The time of ISO UTC in Denmark, '09:14'. */
export function formatClock(instant: string): string {
  return danishClock(Date.parse(instant)).slice(11);
}

/** ISO UTC as '12-11-2026 kl. 09:14', in Danish time. */
export function formatInstant(instant: string): string {
  return `${formatDate(danishDate(instant))} kl. ${formatClock(instant)}`;
}
