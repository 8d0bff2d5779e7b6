import { addDays, type DateText } from '../dates.ts';
import { overlap, type Period } from '../planning/period.ts';
import { rangeHundredths } from '../time/clock.ts';
import { isStanding, isWork, type TimeReport } from '../time/report.ts';
import { lookBackDays, restWarnings, type RestWarning } from '../time/rest.ts';
import type { TimeTerms } from '../time/terms.ts';
import { averageFrom, weeklyAverageWarnings } from '../time/weekly-average.ts';
import type { Absence } from '../vacation/absence.ts';
import { mondayOf } from '../weeks.ts';

/** A person's work around a shift. */
interface WorkAround {
  readonly employeeId: string;
  /** Registered hours from `workNeededFrom` on. */
  readonly reports: readonly TimeReport[];
  /** Orders the person is planned for; those before today count by their registered hours. */
  readonly bookings: readonly Period[];
  /** Approved absences, which the weekly average leaves out. */
  readonly absences: readonly Absence[];
  readonly terms: Pick<TimeTerms, 'selfOrganiserFrom' | 'eighteenOn'>;
  readonly today: DateText;
}

/** A shift breaks rest up to a week after it. */
const lookAheadDays = 7;

/** The first date whose registered hours are needed to judge a shift. */
export function workNeededFrom({ from, to }: Period): DateText {
  const rest = addDays(from.slice(0, 10), -lookBackDays);
  const average = averageFrom(to.slice(0, 10));
  return rest < average ? rest : average;
}

/** The last date whose bookings are needed to judge a shift. */
export const workNeededUntil = ({ to }: Period): DateText =>
  addDays(to.slice(0, 10), lookAheadDays);

/**
 * The rules on rest and working time that a shift would break and that are not broken without it
 * (product K18, F29 to F31, F33).
 */
export function breachesOf(shift: Period, work: WorkAround): RestWarning[] {
  const without = plannedWork(work);
  const known = new Map(
    warningsOf(shift, without, work).map((one) => [keyOf(one), one.hundredths] as const),
  );
  return warningsOf(shift, [...without, ...reportsOf(shift, work.employeeId)], work).filter((one) =>
    isWorse(one, known.get(keyOf(one))),
  );
}

const keyOf = ({ rule, date }: RestWarning) => `${rule} ${date}`;

/** Less rest than without the shift, or a higher average. */
function isWorse({ rule, hundredths }: RestWarning, known: number | undefined): boolean {
  if (known === undefined) return true;
  return rule === 'weeklyAverage' ? hundredths > known : hundredths < known;
}

function plannedWork({ employeeId, reports, bookings, today }: WorkAround): TimeReport[] {
  const registered = reports.filter((one) => isStanding(one) && isWork(one));
  const ahead = bookings
    .flatMap((booking) => reportsOf(booking, employeeId))
    .filter(({ date }) => date >= today);
  const taken = new Set(ahead.map(({ date }) => date));
  return [...registered.filter(({ date }) => !taken.has(date)), ...ahead];
}

function warningsOf(
  shift: Period,
  reports: readonly TimeReport[],
  { terms, absences }: WorkAround,
): RestWarning[] {
  const { selfOrganiserFrom, eighteenOn } = terms;
  const [from, end] = [shift.from.slice(0, 10), shift.to.slice(0, 10)];
  return [
    ...restWarnings(reports, { from, to: workNeededUntil(shift), selfOrganiserFrom, eighteenOn }),
    ...weeklyAverageWarnings(reports, absences, { from: end, to: end, selfOrganiserFrom }),
  ];
}

const usualDayHundredths = 740;

/**
 * A booking as the hours it would register, cut at midnight. An order over more than a day is work from
 * its start to its end on each of its days; where that says no time, a day of 7.4 hours.
 */
function reportsOf({ from, to }: Period, employeeId: string): TimeReport[] {
  const dates = datesBetween(from.slice(0, 10), lastDateOf(to));
  const [startTime, endTime] = [from.slice(11), to.slice(11)];
  const isWholeDay = startTime === '00:00' && endTime === '00:00';
  if (!isWholeDay && dates.length <= 2 && (dates.length === 1 || endTime <= startTime))
    return dates.map((date, index) =>
      reportOn(date, employeeId, {
        startTime: index === 0 ? startTime : '00:00',
        endTime: index === dates.length - 1 && endTime !== '00:00' ? endTime : '24:00',
      }),
    );
  const hasTimes = startTime < endTime;
  return dates.map((date) => reportOn(date, employeeId, hasTimes ? { startTime, endTime } : {}));
}

const lastDateOf = (to: string) =>
  to.endsWith('T00:00') ? addDays(to.slice(0, 10), -1) : to.slice(0, 10);

function datesBetween(first: DateText, last: DateText): DateText[] {
  const dates = [first];
  for (let date = addDays(first, 1); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

function reportOn(
  date: DateText,
  employeeId: string,
  { startTime = '', endTime = '' }: { readonly startTime?: string; readonly endTime?: string },
): TimeReport {
  const hundredths =
    startTime === ''
      ? usualDayHundredths
      : rangeHundredths(date, { startTime, endTime, breakMinutes: 0 });
  return {
    ...plannedReport,
    date,
    employeeId,
    hundredths,
    startTime,
    endTime,
    reportId: `planned ${date} ${startTime}`,
  };
}

const plannedReport: Omit<
  TimeReport,
  'date' | 'employeeId' | 'hundredths' | 'startTime' | 'endTime' | 'reportId'
> = {
  kind: 'work',
  status: 'pending',
  projectId: '',
  projectName: '',
  isInternal: false,
  activity: '',
  breakMinutes: 0,
  flexReason: '',
  reason: '',
  shiftId: '',
  invoiceNumber: 0,
  recordedAt: '',
  decidedBy: '',
  purgeAfter: '',
  version: 0,
};

/** Whether an absence that only waits for an answer shares time with a shift (product K18). */
export const sharesTime = (shift: Period, absences: readonly Period[]): boolean =>
  absences.some((absence) => overlap(absence, shift));

/** The hours that a booking is planned to take, in hundredths of an hour (product K18). */
export const plannedHundredths = (booking: Period): number =>
  reportsOf(booking, '').reduce((sum, { hundredths }) => sum + hundredths, 0);

/** Planned hours of the week (Monday to Sunday) of a date: of what begins in it, in hundredths of an hour. */
export function plannedInWeek(bookings: readonly Period[], date: DateText): number {
  const monday = mondayOf(date);
  const sunday = addDays(monday, 6);
  return bookings
    .filter(({ from }) => monday <= from.slice(0, 10) && from.slice(0, 10) <= sunday)
    .reduce((sum, booking) => sum + plannedHundredths(booking), 0);
}
