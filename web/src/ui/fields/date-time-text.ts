/**
 * Parses typed dates and times. '' is an empty field. Text that cannot be read is returned
 * unchanged, so that the schema refuses it and the user's text is kept.
 */
import { formatDate } from '@driftig/domain/format';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const SEPARATED = /^(\d{1,2})[-./\s](\d{1,2})(?:[-./\s](\d{2}|\d{4}))?$/;
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;

function toIsoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** '12-3-26', '12.03.2026', '120326', '12/3' (the year of `today`) -> '2026-03-12'. */
export function dateFromText(text: string, today: string): string {
  const trimmed = text.trim();
  const match = SEPARATED.exec(trimmed) ?? RUN_TOGETHER.exec(trimmed);
  if (!match) return trimmed;
  const [, day, month, year = today.slice(0, 4)] = match;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return toIsoDate(fullYear, Number(month), Number(day)) ?? trimmed;
}

/** Error of a text that is not a date. */
export function dateHint(text: string): string {
  const isWritten = SEPARATED.test(text) || RUN_TOGETHER.test(text);
  return isWritten ? 'Datoen findes ikke. Tjek dag og måned.' : 'Skriv datoen som dd-mm-åååå';
}

export function dateToText(value: string): string {
  return formatDate(value);
}

export function isDate(value: string): boolean {
  return value === '' || ISO_DATE.test(value);
}

/** '7', '7.30', '730', '07:30' -> '07:30'. */
export function timeFromText(text: string): string {
  const trimmed = text.trim();
  const match = /^(\d{1,2})(?:[:.\s]?(\d{2}))?$/.exec(trimmed);
  if (!match) return trimmed;
  const [, hour = '', minute = '00'] = match;
  if (Number(hour) > 23 || Number(minute) > 59) return trimmed;
  return `${hour.padStart(2, '0')}:${minute}`;
}

export function isTime(value: string): boolean {
  return value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}
