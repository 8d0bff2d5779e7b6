import type { BoardRepeat } from '@driftig/contracts/taskboard/shapes';

import { addDays, type DateText } from '../dates.ts';
import { endsTask, type BoardTask } from './board.ts';
import { statusOf } from './progress.ts';

const stepDays = { daily: 1, weekly: 7, biweekly: 14 } as const;
const stepMonths = { monthly: 1, yearly: 12 } as const;
/** More steps than any date of this century needs. */
const mostSteps = 40_000;

/** The date `steps` repeats later; the 31st becomes the last day of a shorter month. */
function dateAfter(date: DateText, repeat: Exclude<BoardRepeat, ''>, steps: number): DateText {
  if (repeat in stepDays) return addDays(date, stepDays[repeat as keyof typeof stepDays] * steps);
  return addMonths(date, stepMonths[repeat as keyof typeof stepMonths] * steps);
}

function addMonths(date: DateText, months: number): DateText {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/** True where a change completes a task that is repeated: the next one is made with it. */
export function isRepeated(before: BoardTask, after: BoardTask): boolean {
  return after.repeat !== '' && statusOf(after) === 'completed' && !endsTask(statusOf(before));
}

/**
 * The next task of a repeated one, with its dates moved to the first time after `today` and its
 * subtasks not begun (product J10).
 */
export function nextTask(
  done: BoardTask,
  { taskId, today, now, place }: { taskId: string; today: DateText; now: string; place: string },
): BoardTask | undefined {
  const { repeat, dateFrom, dateTo } = done;
  const last = dateTo === '' ? dateFrom : dateTo;
  if (repeat === '' || last === '') return undefined;
  let steps = 1;
  while (dateAfter(last, repeat, steps) <= today && steps < mostSteps) steps += 1;
  const moved = (date: DateText | '') => (date === '' ? '' : dateAfter(date, repeat, steps));
  return {
    ...done,
    taskId,
    place,
    dateFrom: moved(dateFrom),
    dateTo: moved(dateTo),
    chosenStatus: 'notStarted',
    subtasks: done.subtasks.map((one) => ({ ...one, status: 'notStarted', progress: 0 })),
    comments: 0,
    pictures: 0,
    createdAt: now,
    doneAt: '',
    version: 1,
  };
}
