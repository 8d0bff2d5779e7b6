import { AppError } from '../errors.ts';
import { formatDate } from '../format.ts';
import { minutesOf } from './clock.ts';
import { minutesOf as minutesWorked } from './minutes.ts';
import { isStanding, isWork, type TimeReport } from './report.ts';

const dayMinutes = 24 * 60;

/**
 * Throws hours_overlap (409) when a report shares time with another that counts, and when a day
 * would get more than 24 hours. `all` are the person's reports, also the changed one as it was.
 */
export function assertRoom(changed: readonly TimeReport[], all: readonly TimeReport[]): void {
  const ids = new Set(changed.map(({ reportId }) => reportId));
  const takesTime = (one: TimeReport) => isStanding(one) && isWork(one);
  const saved = changed.filter(takesTime);
  const others = all.filter((one) => !ids.has(one.reportId) && takesTime(one));
  for (const [index, report] of saved.entries()) {
    const before = [...others, ...saved.slice(0, index)];
    const sameDay = before.filter(({ date }) => date === report.date);
    const clash = sameDay.find((one) => shareTime(one, report));
    if (clash !== undefined) throw new AppError('hours_overlap', { message: overlapText(clash) });
    if (minutesWorked([...sameDay, report]) > dayMinutes)
      throw new AppError('hours_overlap', { message: fullDayText(report) });
  }
}

/** Whether two reports of a day share time; one without times is anywhere in it. */
export function shareTime(one: TimeReport, other: TimeReport): boolean {
  if (one.startTime === '' || other.startTime === '') return false;
  return (
    minutesOf(one.startTime) < minutesOf(other.endTime) &&
    minutesOf(other.startTime) < minutesOf(one.endTime)
  );
}

function overlapText({ date, startTime, endTime, projectName }: TimeReport): string {
  return `Der er allerede registreret ${startTime}–${endTime} den ${formatDate(date)} på ${projectName}.`;
}

function fullDayText({ date }: TimeReport): string {
  return `Der ville blive over 24 timer den ${formatDate(date)}. Ret de timer, der allerede er der.`;
}
