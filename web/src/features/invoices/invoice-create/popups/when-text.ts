import { formatDate } from '@driftig/domain/format';

interface When {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** '12-11-2026 16:00 – 13-11-2026 02:00'; a day is not said twice, and '' is left out. */
export function whenText({ startDate, endDate, startTime, endTime }: When): string {
  const start = [startDate && formatDate(startDate), startTime].filter(Boolean).join(' ');
  const otherDay = endDate === startDate ? '' : endDate && formatDate(endDate);
  const end = [otherDay, endTime].filter(Boolean).join(' ');
  return [start, end].filter(Boolean).join('\u00a0– ');
}
