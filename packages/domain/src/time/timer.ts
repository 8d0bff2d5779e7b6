import { danishDate, addDays } from '../dates.ts';
import { localAt } from '../planning/period.ts';
import { badInput } from '../errors.ts';
import type { Registration } from './register.ts';

interface Ran {
  /** ISO UTC. */
  readonly startedAt: string;
  readonly stoppedAt: string;
  readonly breakMinutes: number;
}

type TimerFields = Omit<Registration, 'projectId' | 'projectName' | 'isInternal' | 'activity'>;

/** The timer was not stopped in time: the hours are registered by hand. */
const tooLong = 'Uret har kørt i over et døgn. Kasser det, og registrer timerne selv.';

const timeOf = (instant: string) => localAt(Date.parse(instant)).slice(11, 16);

/**
 * Fields that a timer registers: from its start to its stop, at least a minute. Throws bad_input
 * when it ran for more than a whole day.
 */
export function timerRegistration({ startedAt, stoppedAt, breakMinutes }: Ran): TimerFields {
  const stopped = new Date(Math.max(Date.parse(stoppedAt), Date.parse(startedAt) + 60_000));
  const [date, endDate] = [danishDate(startedAt), danishDate(stopped.toISOString())];
  const [startTime, endTime] = [timeOf(startedAt), timeOf(stopped.toISOString())];
  const isOverMidnight = endDate !== date;
  if (endDate > addDays(date, 1) || (isOverMidnight && endTime >= startTime))
    throw badInput({ endTime: tooLong });
  return {
    date,
    kind: 'work',
    hundredths: undefined,
    flexReason: '',
    startTime,
    endTime,
    breakMinutes,
    isOverMidnight,
  };
}
