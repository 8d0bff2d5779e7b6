import { sampleIds } from '@driftig/contracts/core/sample';
import { addDays, yearOf, type DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { publicHolidayOn } from '@driftig/domain/public-holidays';
import { newReports } from '@driftig/domain/time/new-reports';
import { noProjects, withProject } from '@driftig/domain/time/projects';
import { partsOf, type Registration } from '@driftig/domain/time/register';
import { monthOfDate, type TimeReport } from '@driftig/domain/time/report';
import { isWithin } from '@driftig/domain/vacation/absence';
import { isWeekend } from '@driftig/domain/vacation/duration';
import { changeReports } from '@driftig/functions/changes/time/change-reports';

import type { DemoWriter } from './demo-writer.ts';
import { markedDays } from './marked-hours.ts';
import { emailOf, firstNameOf, people, type DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { meetings, plain, stock } from './registrations.ts';

const weeksOfHours = 10;
/** Hours of the last days wait for approval. */
const daysWaiting = 5;
const eventDepartments = new Set(['Opsætning', 'Servering', 'Lyd og lys']);

/** Loads ten weeks of hours: on orders, in the store, and the last days waiting for approval. */
export async function loadHours(
  writer: DemoWriter,
  random: Random,
  orders: readonly Order[],
  today: DateText,
): Promise<void> {
  await loadProjects(writer, `${addDays(today, -7 * weeksOfHours)}T07:00:00.000Z`);
  const { store } = writer.at(`${today}T06:00:00.000Z`);
  const users = new Map((await store.users.list()).map((user) => [user.email, user.userId]));
  const since = addDays(today, -7 * weeksOfHours);
  const worked = orders.filter(
    ({ status, startDate, endDate }) =>
      status === 'done' && startDate > since && endDate < today && startDate === endDate,
  );
  const absences = await store.vacation.listOfYears([yearOf(since), yearOf(today)]);
  for (const one of people.filter(({ role }) => role === 'employee')) {
    const employeeId = users.get(emailOf(one)) ?? '';
    const away = absences.filter((absence) => absence.employeeId === employeeId);
    const days = [
      ...orderDays(one, worked, random),
      ...stockDays(one, { since, today }, random),
    ].filter(({ date }) => !away.some((absence) => isWithin(absence, date, date)));
    const marked = markedDays(firstNameOf(one), today);
    await register(writer, employeeId, { days, marked, today });
  }
}

async function loadProjects(writer: DemoWriter, at: string): Promise<void> {
  const { store } = writer.at(at);
  const list = [
    { ...stock, code: 'LAGER', description: 'Pakning, reparation og oprydning på lageret.' },
    { ...meetings, code: 'MØDE', description: 'Personalemøder, kurser og oplæring.' },
  ].reduce(
    (known, { projectId, projectName: name, code, description }) => ({
      ...withProject(known, { projectId, name, code, description, isActive: true }),
      version: 1,
    }),
    noProjects,
  );
  await store.commit({
    writes: [store.time.saveProjects(noProjects, list)],
    audit: { action: 'time.projectCreated', subject: `projects ${stock.projectId}` },
  });
}

/** The orders an employee worked on: one a day, by their clock times, some over midnight. */
function orderDays(
  { department }: DemoPerson,
  orders: readonly Order[],
  random: Random,
): Registration[] {
  if (!eventDepartments.has(department)) return [];
  const days = new Map<DateText, Registration>();
  for (const { id, number, title, startDate: date, startTime, endTime } of orders) {
    if (!random.chance(0.4) || days.has(date)) continue;
    days.set(date, {
      ...plain,
      date,
      projectId: id,
      projectName: `${number} ${title}`,
      isInternal: false,
      activity: activityOf(department),
      startTime,
      endTime,
      breakMinutes: 30,
      isOverMidnight: endTime <= startTime,
    });
  }
  return [...days.values()];
}

const activities: Readonly<Record<string, string>> = {
  Opsætning: 'Opsætning',
  Servering: 'Servering',
  'Lyd og lys': 'Teknik',
};
const activityOf = (department: string) => activities[department] ?? '';

/** Ordinary days: in the store, or now and then at a meeting. */
function stockDays(
  { department }: DemoPerson,
  { since, today }: { readonly since: DateText; readonly today: DateText },
  random: Random,
): Registration[] {
  const days: Registration[] = [];
  for (let date = since; date < today; date = addDays(date, 1)) {
    if (isWeekend(date) || publicHolidayOn(date) !== undefined || !random.chance(0.85)) continue;
    const project = random.chance(0.9) ? stock : meetings;
    const hundredths = 640 + 10 * random.between(0, 22);
    const activity = department === 'Kontor' ? 'Bogholderi' : 'Klargøring';
    days.push({ ...plain, ...project, date, activity, hundredths });
  }
  return days;
}

interface Days {
  readonly days: readonly Registration[];
  /** Take the place of what else is on their dates. */
  readonly marked: readonly Registration[];
  readonly today: DateText;
}

/** An order's day counts before an ordinary one of the same date. */
async function register(writer: DemoWriter, employeeId: string, { days, marked, today }: Days) {
  const taken = new Set<DateText>(marked.map(({ date }) => date));
  const kept = days.filter(({ date }) => !taken.has(date) && taken.add(date));
  const yesterday = addDays(today, -1);
  const dayBefore = (date: DateText) => (date < today ? date : yesterday);
  const reportsOf = (day: Registration) => {
    const { now, newId } = writer.at(`${dayBefore(day.date)}T20:00:00.000Z`);
    return newReports(partsOf(day), { employeeId, now, newId });
  };
  const reports = kept.flatMap(reportsOf).filter(({ date }) => date < today);
  const decided = [...reports, ...marked.flatMap(reportsOf)]
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((report, index) => asKept(report, { index, today, by: writer.actor.userId }));
  const named = withSample(decided, employeeId);
  for (const [month, own] of Map.groupBy(named, ({ date }) => monthOfDate(date))) {
    const { store } = writer.at(`${dayBefore(own.at(-1)?.date ?? yesterday)}T20:00:00.000Z`);
    await changeReports(store, { employeeId, months: [month] }, () => ({
      moves: own.map((after) => ({ before: undefined, after })),
      change: { action: 'time.registered', writes: [] },
    }));
  }
}

interface Keeping {
  readonly index: number;
  readonly today: DateText;
  /** Approver. */
  readonly by: string;
}

/** Approved but for the last days; one long ago was rejected. */
function asKept(report: TimeReport, { index, today, by }: Keeping): TimeReport {
  if (report.date > addDays(today, -daysWaiting)) return report;
  if (index !== 6) return { ...report, status: 'approved', decidedBy: by };
  const reason = 'Det var en halv dag. Ret timerne, og send dem igen.';
  return { ...report, status: 'rejected', reason, decidedBy: by };
}

/** The newest of the sample's employee has the sample's id, so that the samples work on it. */
function withSample(reports: readonly TimeReport[], employeeId: string): readonly TimeReport[] {
  if (!sampleIds.timeReport.startsWith(`${employeeId}.`)) return reports;
  const last = reports.length - 1;
  return reports.map((report, index) =>
    index === last ? { ...report, reportId: sampleIds.timeReport } : report,
  );
}
