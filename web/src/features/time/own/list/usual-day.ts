import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import type { DateText } from '@driftig/domain/dates';
import { ownTimes } from '@driftig/domain/time/register';

import { valuesOf, type EntryValues } from '../../entry/entry-values.ts';
import type { Entry } from '../../queries.ts';

interface Known {
  readonly date: DateText;
  readonly timeMode: TimeMode;
  /** One's own hours, the newest first. */
  readonly recent: readonly Entry[];
  /** Hours that the day's norm lacks, in hundredths. */
  readonly lacking: number;
}

/** A new row as 'Opret' makes it: today, and in range mode the usual times (product T13). */
export const newRow = (date: DateText, timeMode: TimeMode): Partial<EntryValues> => ({
  date,
  ...(timeMode === 'range' && ownTimes),
});

/**
 * An ordinary day, filled in so that it needs only be saved: the project and the activity of last time,
 * the hours that the norm lacks, or the times of last time.
 */
export function usualDay({ date, timeMode, recent, lacking }: Known): Partial<EntryValues> {
  const work = recent.filter(({ kind }) => kind === 'work');
  const last = work[0];
  const project =
    last === undefined
      ? {}
      : { projectId: last.projectId, projectName: last.projectName, activity: last.activity };
  if (timeMode === 'daily') return { date, ...project, hundredths: lacking > 0 ? lacking : null };
  return { date, ...project, ...timesOf(work) };
}

/** The times of last time, but not the half of a shift over midnight; 07:00 to 15:00 without one. */
function timesOf(work: readonly Entry[]): Partial<EntryValues> {
  const last = work.find(({ startTime, shiftId }) => startTime !== '' && shiftId === '');
  if (last === undefined) return ownTimes;
  const { startTime, endTime, breakMinutes } = last;
  return { startTime, endTime, breakMinutes: breakMinutes === 0 ? null : breakMinutes };
}

/** The projects used last, each once, the newest first. */
export function recentProjects(recent: readonly Entry[]): string[] {
  const ids = recent.map(({ projectId }) => projectId).filter((id) => id !== '');
  return [...new Set(ids)].slice(0, mostRecent);
}
const mostRecent = 5;

/** A row as one that was rejected was, to be registered anew. */
export const againAs = (entry: Entry): EntryValues => valuesOf(entry);
