import { danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';

/** Made when it is first asked, which is slow. */
let clock: Intl.DateTimeFormat | undefined;

/** The time of ISO UTC in Denmark, '09:14'. */
export function formatClock(instant: string): string {
  clock ??= new Intl.DateTimeFormat('da-DK', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Copenhagen',
  });
  return clock.format(new Date(instant)).replace('.', ':');
}

/** ISO UTC as '12-11-2026 kl. 09:14', in Danish time. */
export function formatInstant(instant: string): string {
  return `${formatDate(danishDate(instant))} kl. ${formatClock(instant)}`;
}
