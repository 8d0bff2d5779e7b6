import type { AnsweredChange } from '@driftig/data/core/commit';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { newReports } from '@driftig/domain/time/new-reports';
import { assertRoom } from '@driftig/domain/time/overlaps';
import { assertRegistration, partsOf, type Registration } from '@driftig/domain/time/register';
import type { TimeReport } from '@driftig/domain/time/report';
import { timerRegistration } from '@driftig/domain/time/timer';

import { changeReports, monthsOfDates } from './change-reports.ts';

type Timer = NonNullable<Awaited<ReturnType<CompanyData['time']['findTimer']>>>;

interface Ended extends Pick<
  Registration,
  'projectId' | 'projectName' | 'isInternal' | 'activity' | 'breakMinutes'
> {
  readonly now: string;
  readonly today: DateText;
  readonly newId: () => string;
}

/**
 * The reports of a timer that stops now, cut at midnight. Throws bad_input where a project is missing or it
 * ran too long.
 */
export function hoursOfTimer(timer: Timer, { now, today, newId, ...fields }: Ended): TimeReport[] {
  const { breakMinutes } = fields;
  const ran = { startedAt: timer.startedAt, stoppedAt: now, breakMinutes };
  const sent = { ...fields, ...timerRegistration(ran) };
  assertRegistration(sent, today, 'range');
  return newReports(partsOf(sent), { employeeId: timer.employeeId, now, newId });
}

interface TimeStore extends Pick<CompanyData, 'time'> {
  readonly commit: (change: AnsweredChange) => Promise<void>;
}

/** Throws timer_runs (409) where the person's timer runs already. */
export function beginTimer(store: TimeStore, timer: Timer, answer: unknown): Promise<void> {
  return store.commit({
    writes: [store.time.startTimer(timer)],
    audit: { action: 'time.timerStarted', subject: `timer ${timer.employeeId}` },
    answer,
  });
}

/**
 * Saves the hours of a timer and ends it in the same transaction: a second stop finds no timer (404).
 * `answerOf` gets the other reports of the months.
 */
export async function endTimer<Answer>(
  store: TimeStore,
  { timer, hours }: { readonly timer: Timer; readonly hours: readonly TimeReport[] },
  answerOf: (others: readonly TimeReport[]) => Answer,
): Promise<Answer> {
  const { employeeId } = timer;
  const months = monthsOfDates(hours.map(({ date }) => date));
  const { change } = await changeReports(store, { employeeId, months }, (reports) => {
    assertRoom(hours, reports);
    const moves = hours.map((after) => ({ before: undefined, after }));
    const writes = [store.time.endTimer(timer)];
    const answer = answerOf(reports);
    return { moves, change: { action: 'time.registered' as const, writes, answer } };
  });
  return change.answer;
}
