import { danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';

const clock = new Intl.DateTimeFormat('da-DK', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
});

/** ISO UTC as '12-11-2026 kl. 09:14', in Danish time. */
export function formatInstant(instant: string): string {
  const time = clock.format(new Date(instant)).replace('.', ':');
  return `${formatDate(danishDate(instant))} kl. ${time}`;
}
