import { formatDate } from '@driftig/domain/format';

const names = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'];

/** 'fredag' */
export function weekdayOf(date: string): string {
  return names[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

/** 'yyyy-mm-dd' as 'fredag 20-11-2026'. */
export function formatWeekdayDate(date: string): string {
  return `${weekdayOf(date)} ${formatDate(date)}`;
}

/** The same with three letters of the day: 'fre 20-11-2026'. */
export function formatShortWeekdayDate(date: string): string {
  return `${weekdayOf(date).slice(0, 3)} ${formatDate(date)}`;
}
