import { badInput } from '../errors.ts';
import { instantOf, localAt, periodOf, type DatesAndTimes, type LocalTime } from './period.ts';

/** The question to people whether they take a free place of an order (product K36). */
export interface ShiftQuestion {
  readonly askedIds: readonly string[];
  /** The manager who asked last. */
  readonly askedBy: string;
  /** The manager is notified where no person has said yes by then; left out for no such time. */
  readonly answerBy?: LocalTime | undefined;
}

const hour = 3_600_000;
/** Hours ahead that are offered as a time, from the next whole hour. */
const hoursAhead = [1, 2, 3, 4, 6, 8, 12, 24];

/**
 * The times by which an answer can be asked for: whole hours, since the clock strikes then, until the shift
 * begins. The first is at least half an hour ahead.
 */
export function answerTimes(shift: DatesAndTimes, now: number): LocalTime[] {
  const first = Math.ceil((now + hour / 2) / hour) * hour;
  const start = instantOf(periodOf(shift).from);
  const times = hoursAhead
    .map((ahead) => first + (ahead - 1) * hour)
    .filter((at) => at <= start)
    .map((at) => localAt(at));
  // The hour that comes twice in autumn is one choice.
  return [...new Set(times)];
}

/** Throws bad_input for a time that has passed, or that comes after the start of the shift. */
export function assertAnswerTime(
  shift: DatesAndTimes,
  answerBy: LocalTime | undefined,
  now: number,
): void {
  if (answerBy === undefined) return;
  const at = instantOf(answerBy);
  if (at <= now || at > instantOf(periodOf(shift).from))
    throw badInput({ answerBy: 'Vælg et klokkeslæt mellem nu og vagtens start.' });
}

interface Asking {
  readonly employeeIds: readonly string[];
  readonly askedBy: string;
  readonly answerBy: LocalTime | undefined;
}

/** The question after more people are asked; the newest time counts. */
export function askedAgain(
  before: ShiftQuestion | undefined,
  { employeeIds, askedBy, answerBy }: Asking,
): ShiftQuestion {
  const askedIds = [...new Set([...(before?.askedIds ?? []), ...employeeIds])];
  return { askedIds, askedBy, ...(answerBy !== undefined && { answerBy }) };
}
