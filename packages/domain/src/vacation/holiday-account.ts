import type { DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import { formatDate } from '../format.ts';
import type { AbsenceTime } from './absence.ts';

/** Days that a person had left when the company began to keep holiday here. */
interface HolidayOpening {
  /** From this day on holiday is earned and taken here; what lies before is in the opening days. */
  readonly date: DateText;
  /** Days earned and not taken of the holiday year of that date; hundredths of a day. */
  readonly hundredths: number;
  /**
   * Days of the previous holiday year, which may be taken until 31 December; hundredths of a day.
   */
  readonly previousHundredths: number;
}

/** A correction by hand: days agreed to be transferred, paid out, or booked wrongly. */
export interface HolidayCorrection {
  readonly date: DateText;
  /** The holiday year it belongs to, by the year it begins in. */
  readonly year: number;
  /** Hundredths of a day; negative takes away. */
  readonly hundredths: number;
  readonly note: string;
}

/** Facts from which a person's holiday is computed. */
export interface HolidayAccount {
  readonly employeeId: string;
  /** The first day of employment. */
  readonly employedFrom: DateText;
  /** The last; '' while there is none. */
  readonly employedUntil: DateText;
  readonly opening: HolidayOpening | undefined;
  readonly corrections: readonly HolidayCorrection[];
  /** Optimistic lock. */
  readonly version: number;
}

/** The first day that counts here: of the employment, or of the opening balance. */
export function countsFrom({ employedFrom, opening }: HolidayAccount): DateText {
  return opening !== undefined && opening.date > employedFrom ? opening.date : employedFrom;
}

/** Throws bad_input for time off after the last working day: what is left then is paid out (product Y24). */
export function assertEmployed(
  { startDate, endDate }: Pick<AbsenceTime, 'startDate' | 'endDate'>,
  account: Pick<HolidayAccount, 'employedUntil'> | undefined,
): void {
  const { employedUntil = '' } = account ?? {};
  if (employedUntil === '' || endDate <= employedUntil) return;
  const text = `Sidste arbejdsdag er ${formatDate(employedUntil)}. Fravær kan ikke ligge efter den.`;
  throw badInput(startDate > employedUntil ? { startDate: text } : { endDate: text });
}

/** An account as it is typed in. */
interface SentAccount {
  readonly employedFrom: DateText;
  readonly employedUntil?: DateText | undefined;
  readonly opening?: HolidayOpening | null | undefined;
  readonly corrections: readonly HolidayCorrection[];
}

/** The account of a person, one version on. Throws bad_input for dates that do not fit together. */
export function newAccount(
  employeeId: string,
  sent: SentAccount,
  versionBefore: number,
): HolidayAccount {
  const { employedFrom, employedUntil = '', corrections } = sent;
  const opening = sent.opening ?? undefined;
  const faults = accountFaults(sent);
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return {
    employeeId,
    employedFrom,
    employedUntil,
    opening,
    corrections,
    version: versionBefore + 1,
  };
}

/** The faults of an account by field; used by the form and the server. */
export function accountFaults({
  employedFrom,
  employedUntil = '',
  opening,
}: Pick<SentAccount, 'employedFrom' | 'employedUntil' | 'opening'>): Record<string, string> {
  const faults: Record<string, string> = {};
  if (employedUntil !== '' && employedUntil < employedFrom)
    faults['employedUntil'] = 'Sidste arbejdsdag ligger før den første.';
  if (opening && opening.date < employedFrom)
    faults['opening.date'] = 'Startsaldoen kan ikke ligge før ansættelsen.';
  return faults;
}
