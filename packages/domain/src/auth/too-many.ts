import { AppError } from '../errors.ts';

const minute = 60;
const hour = 60 * minute;

const countOf = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** 'om 1 minut', 'om 14 minutter', 'om 3 timer'; rounded up, so that waiting so long is enough. */
export function waitText(seconds: number): string {
  if (seconds > 2 * hour) return `om ${countOf(Math.ceil(seconds / hour), 'time', 'timer')}`;
  return `om ${countOf(Math.max(1, Math.ceil(seconds / minute)), 'minut', 'minutter')}`;
}

/** Too many attempts (429); `retryAfter` is how many seconds are left of the wait. */
export function tooManyError(retryAfter: number): AppError {
  const message = `For mange forsøg. Prøv igen ${waitText(retryAfter)}.`;
  return new AppError('too_many', { message, retryAfter });
}
