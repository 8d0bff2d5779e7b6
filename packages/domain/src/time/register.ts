import { missingDate, reportRange } from '@driftig/contracts/time/report-status';
import type { TimeMode } from '@driftig/contracts/time/flex-routes';

import { addDays, yearOf, type DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import { formatDate } from '../format.ts';
import { isSkipped, minutesOf, rangeHundredths } from './clock.ts';
import { sumHundredths } from './minutes.ts';
import type { ReportFields } from './report.ts';

/** Input of a registration; the project was checked to exist. */
export interface Registration extends Omit<ReportFields, 'hundredths'> {
  /** Undefined where start and end say it. */
  readonly hundredths: number | undefined;
  /** It ends the day after (product T1). */
  readonly isOverMidnight: boolean;
}

/**
 * The default times of a new row of the user's own, and of an approver's row and all others
 * (product T13).
 */
export const ownTimes = { startTime: '07:00', endTime: '15:00' } as const;
export const otherTimes = { startTime: '09:00', endTime: '15:00' } as const;

/** Product V21, to the letter. */
const texts = {
  date: missingDate,
  hours: 'Timer skal være over 0.',
  project: 'Vælg projekt for arbejdstimer.',
  reason: 'Angiv en begrundelse for flex-justeringen.',
  range: 'Start/slut skal sættes korrekt (slut efter start).',
} as const;

const leastReason = 3;
const dayHundredths = 2400;
/** Limit of an adjustment of the balance: a year's overtime of a new employee. */
const mostAdjusted = 100_000;

type Faults = Readonly<Record<string, string>>;

/** The faults of a registration by field; none where it can be saved. Used by forms and the server. */
export function registrationFaults(
  sent: Registration,
  today: DateText,
  timeMode: TimeMode,
): Faults {
  return {
    ...dateFaults(sent.date, today),
    ...(sent.kind === 'work' ? workFaults(sent, timeMode) : adjustmentFaults(sent)),
  };
}

/** Throws bad_input where a date lies too far back or ahead. */
export function assertDates(dates: readonly DateText[], today: DateText): void {
  for (const date of dates) {
    const faults = dateFaults(date, today);
    if (Object.keys(faults).length > 0) throw badInput(faults);
  }
}

function dateFaults(date: DateText, today: DateText): Faults {
  if (date === '') return { date: texts.date };
  const firstYear = yearOf(today) - reportRange.yearsBack;
  if (yearOf(date) < firstYear) return { date: `Datoen kan tidligst ligge i ${firstYear}.` };
  if (date > addDays(today, reportRange.daysAhead))
    return { date: `Datoen kan højst ligge ${reportRange.daysAhead} dage frem.` };
  return {};
}

function workFaults(sent: Registration, timeMode: TimeMode): Faults {
  const project = sent.projectId === '' ? { projectId: texts.project } : {};
  return { ...project, ...(isRange(sent, timeMode) ? rangeFaults(sent) : hoursFaults(sent)) };
}

/** Times are asked for in range mode; in daily mode a row may have them (a timer's has). */
function isRange({ startTime, endTime }: Registration, timeMode: TimeMode): boolean {
  return timeMode === 'range' || startTime !== '' || endTime !== '';
}

function rangeFaults(sent: Registration): Faults {
  const { startTime, endTime, isOverMidnight } = sent;
  if (startTime === '' || endTime === '') return { endTime: texts.range };
  if (isOverMidnight)
    return minutesOf(endTime) >= minutesOf(startTime) ? tooLong : breakFaults(sent);
  return minutesOf(endTime) > minutesOf(startTime) ? breakFaults(sent) : { endTime: texts.range };
}
const tooLong = { endTime: 'En vagt over midnat er højst 24 timer. Vælg en tidligere slut.' };

function breakFaults(sent: Registration): Faults {
  const skipped = skippedTime(sent);
  if (skipped !== undefined) return skipped;
  const hundredths = partsOf(sent).reduce((sum, part) => sum + part.hundredths, 0);
  return hundredths > 0 ? {} : { breakMinutes: 'Pausen er længere end vagten.' };
}

/** A time in the hour that the clocks skip in spring never came: it is no start and no end. */
function skippedTime({
  date,
  startTime,
  endTime,
  isOverMidnight,
}: Registration): Faults | undefined {
  const endDate = isOverMidnight ? addDays(date, 1) : date;
  if (isSkipped(date, startTime)) return { startTime: skippedText(date) };
  // At 02:00 they go forward: until then one can have worked.
  return endTime !== '02:00' && isSkipped(endDate, endTime)
    ? { endTime: skippedText(endDate) }
    : undefined;
}

const skippedText = (date: DateText) =>
  `Uret stilles frem fra 02.00 til 03.00 den ${formatDate(date)}, så det klokkeslæt findes ikke.`;

function hoursFaults({ hundredths = 0 }: Registration): Faults {
  if (hundredths <= 0) return { hundredths: texts.hours };
  if (hundredths > dayHundredths) return { hundredths: 'En dag har højst 24 timer.' };
  return {};
}

function adjustmentFaults({ hundredths = 0, flexReason }: Registration): Faults {
  const amount =
    hundredths === 0
      ? { hundredths: 'Skriv, hvor mange timer flexen rettes med.' }
      : Math.abs(hundredths) > mostAdjusted
        ? { hundredths: 'Flexen kan højst rettes med 1.000 timer ad gangen.' }
        : {};
  const reason = flexReason.trim().length < leastReason ? { flexReason: texts.reason } : {};
  return { ...amount, ...reason };
}

/** Throws bad_input with a text at each field. */
export function assertRegistration(sent: Registration, today: DateText, timeMode: TimeMode): void {
  const faults = registrationFaults(sent, today, timeMode);
  if (Object.keys(faults).length > 0) throw badInput(faults);
}

/**
 * The rows of a registration that has no faults: one, or two cut at midnight (product T1). The break is
 * taken from the longer part first. An adjustment has no project and no times (product T18).
 */
export function partsOf(sent: Registration): ReportFields[] {
  const { isOverMidnight, hundredths = 0, ...fields } = sent;
  if (fields.kind === 'flexAdjustment')
    return [{ ...fields, ...noTimes, ...noProject, hundredths }];
  const plain = { ...fields, flexReason: '' };
  if (fields.startTime === '' || fields.endTime === '')
    return [{ ...plain, ...noTimes, hundredths }];
  if (!isOverMidnight) return [withHours(plain)];
  const ends = fields.endTime === '00:00' || fields.endTime === '24:00';
  const before = { ...plain, endTime: '24:00' };
  if (ends) return [withHours(before)];
  const after = { ...plain, date: addDays(fields.date, 1), startTime: '00:00' };
  const [first, second] = breaksOf(before, after, fields.breakMinutes);
  return [
    withHours({ ...before, breakMinutes: first }),
    withHours({ ...after, breakMinutes: second }),
  ];
}

const noTimes = { startTime: '', endTime: '', breakMinutes: 0 };
const noProject = { projectId: '', projectName: '', isInternal: false };

type Range = Omit<ReportFields, 'hundredths'>;

const withHours = (range: Range): ReportFields => ({
  ...range,
  hundredths: rangeHundredths(range.date, range),
});

const lengthOf = ({ startTime, endTime }: Range) => minutesOf(endTime) - minutesOf(startTime);

function breaksOf(before: Range, after: Range, minutes: number): [number, number] {
  const isFirstLonger = lengthOf(before) >= lengthOf(after);
  const most = Math.min(minutes, lengthOf(isFirstLonger ? before : after));
  return isFirstLonger ? [most, minutes - most] : [minutes - most, most];
}

/** Hours of a row of minutes alone, for forms: '07:00' to '15:00' less 30 minutes is 750. */
export function shownHundredths(sent: Registration): number {
  if (sent.startTime === '' || sent.endTime === '') return sent.hundredths ?? 0;
  return sumHundredths(partsOf(sent));
}
