import { addDays, type DateText } from '../dates.ts';
import type { LocalTime } from '../planning/period.ts';

interface Job {
  /** From when it is due each day, on Danish clocks. */
  readonly from: `${number}:${number}`;
  /** The event that each company gets; its consumer does the job. */
  readonly event: string;
}

/**
 * Work that the clock begins once a day for each company (docs/decisions/0116). Another job is a row here
 * and the consumer of its event.
 */
export const dailyJobs = {
  hoursMissing: { from: '08:00', event: 'remindersDue' },
  hoursHandedIn: { from: '08:00', event: 'remindersDue' },
  applicationsWaiting: { from: '08:00', event: 'remindersDue' },
  ordersLackPeople: { from: '08:00', event: 'remindersDue' },
  invoicesDue: { from: '08:00', event: 'remindersDue' },
  tasksDue: { from: '08:00', event: 'remindersDue' },
  boardPurge: { from: '08:00', event: 'boardPurgeDue' },
  shiftReminder: { from: '16:00', event: 'remindersDue' },
} as const satisfies Record<string, Job>;

export type DailyJob = keyof typeof dailyJobs;

/** Jobs that remind people. */
export type ReminderJob = {
  [J in DailyJob]: (typeof dailyJobs)[J]['event'] extends 'remindersDue' ? J : never;
}[DailyJob];

/** A job and the Danish date it is done for. */
export interface DueJob {
  readonly job: DailyJob;
  readonly date: DateText;
}

/** The last date that each job was done for. */
export type DoneJobs = Readonly<Partial<Record<DailyJob, DateText>>>;

const allJobs = Object.keys(dailyJobs) as DailyJob[];

/**
 * The jobs to begin at a moment. One whose hour was missed is due until its hour of the next day, so that a
 * stop of some hours loses none. Only the Danish clock decides: an hour that is skipped or comes twice when
 * the clock changes neither drops nor repeats a job.
 */
export function dueJobs(clock: LocalTime, done: DoneJobs): DueJob[] {
  const [today, time] = [clock.slice(0, 10), clock.slice(11)];
  return allJobs
    .map((job) => ({ job, date: time >= dailyJobs[job].from ? today : addDays(today, -1) }))
    .filter(({ job, date }) => (done[job] ?? '') < date);
}

/** With these jobs done; never back to an earlier date. */
export function withDone(done: DoneJobs, due: readonly DueJob[]): DoneJobs {
  const later = due.filter(({ job, date }) => (done[job] ?? '') < date);
  return { ...done, ...Object.fromEntries(later.map(({ job, date }) => [job, date])) };
}
