import type { OutboxItem } from '@driftig/data/log/outbox.repository';
import type { DailyJob } from '@driftig/domain/clock/jobs';
import { addDays } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { applyAndApprove, applyFor, today } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createProject, register, workDay } from '@driftig/tests/support/company/hours';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { shownTo, tellAll, tellingsOf } from '@driftig/tests/support/company/notifications';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { deliver } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { handler } from './on-reminders-due.ts';

/** Within the trial of the test's company. */
const shiftDay = addDays(today(), 3);
const eve = addDays(shiftDay, -1);

const onShiftDay = { startDate: shiftDay, endDate: shiftDay };
const dayText = formatDate(shiftDay);

let company: TestCompany;
let sara: Caller;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
});

const eventOf = (
  { companyId }: Pick<TestCompany, 'companyId'>,
  job: DailyJob,
  date: string,
  at = `${date}T15:00:00.000Z`,
): OutboxItem => ({
  shard: '0',
  eventId: ulid(),
  name: 'remindersDue',
  companyId,
  at,
  payload: { due: [{ job, date }] },
});

/** Delivers the reminder and what it tells; gives the new titles that each of them is shown. */
async function remind(job: DailyJob, date: string, at?: string) {
  await deliver(handler, eventOf(company, job, date, at));
  await tellAll(company);
}
const ofKind = async (who: Caller, kind: DailyJob) =>
  (await shownTo(who)).filter((one) => one.kind === kind);
const titlesOf = async (who: Caller, kind: DailyJob) =>
  (await ofKind(who, kind)).map(({ title }) => title);

describe('shifts of tomorrow', () => {
  const shift = async (changes: object = {}) => {
    const order = await placeShift(company.owner, { ...onShiftDay, ...changes });
    await assign(company.owner, order.id, [sara.user.userId]);
    return order;
  };

  test('remind each employee who has one, of the first', async () => {
    await shift({ startTime: '18:00', endTime: '20:00' });
    const { ordernumber } = await shift({ startTime: '08:00', endTime: '12:00' });
    await remind('shiftReminder', eve);
    const [first, ...others] = await ofKind(sara, 'shiftReminder');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      title: `Husk din vagt ${dayText} kl. 08:00`,
      text: `Ordre ${ordernumber}: Sommerfest, ${dayText} kl. 08:00-12:00. Du har en vagt mere den dag.`,
      path: `/dashboard?date=${shiftDay}`,
    });
    expect(await ofKind(company.employee, 'shiftReminder')).toEqual([]);
  });

  test('are told once, however often and at once the event comes', async () => {
    await shift();
    const events = [1, 2, 3].map(() => eventOf(company, 'shiftReminder', eve));
    await Promise.all(events.map((event) => deliver(handler, event)));
    await deliver(handler, events[0]);
    await tellAll(company);
    expect(await titlesOf(sara, 'shiftReminder')).toHaveLength(1);
  });

  test('are told late, but not once they have started', async () => {
    await shift({ startTime: '06:00', endTime: '08:00' });
    await shift({ startTime: '14:00', endTime: '16:00' });
    await remind('shiftReminder', eve, `${shiftDay}T06:30:00.000Z`);
    expect(await titlesOf(sara, 'shiftReminder')).toEqual([`Husk din vagt ${dayText} kl. 14:00`]);
  });

  test.each([
    ['of a suspended company', { suspended: true }],
    ['on Starter', { plan: 'starter' as const }],
    ['after the trial', { plan: 'pro' as const, trialEndsOn: '2026-01-01' }],
  ])('%s remind no one', async (_, changes) => {
    await shift();
    await changeCompany(company.companyId, changes);
    const before = (await tellingsOf(company)).length;
    await remind('shiftReminder', eve);
    expect(await tellingsOf(company)).toHaveLength(before);
  });

  test('remind no employee who is absent', async () => {
    await shift();
    await applyAndApprove(sara, company.owner, { startdate: shiftDay, enddate: shiftDay });
    await remind('shiftReminder', eve);
    expect(await titlesOf(sara, 'shiftReminder')).toEqual([]);
  });

  test('remind no employee of another company', async () => {
    const other = await createCompany();
    await shift();
    await deliver(handler, eventOf(other, 'shiftReminder', eve));
    expect(await tellingsOf(other)).toEqual([]);
    await tellAll(company);
    expect(await titlesOf(sara, 'shiftReminder')).toEqual([]);
  });
});

test('the day after a shift those without hours are reminded, once the company registers hours', async () => {
  const day = workDay();
  const { id, ordernumber } = await placeShift(company.owner, { startDate: day, endDate: day });
  await assign(company.owner, id, [sara.user.userId, company.employee.user.userId]);
  await remind('hoursMissing', addDays(day, 1));
  expect(await titlesOf(sara, 'hoursMissing')).toEqual([]);
  const projectId = await createProject(company.owner);
  await register(company.employee, { date: day, projectId });
  await changeCompany(company.companyId, { plan: 'starter' });
  await remind('hoursMissing', addDays(day, 1));
  expect(await ofKind(company.employee, 'hoursMissing')).toEqual([]);
  expect(await ofKind(sara, 'hoursMissing')).toMatchObject([
    { path: `/timereg?from=${day}&to=${day}`, text: expect.stringContaining(`${ordernumber}`) },
  ]);
});

test('managers are reminded of an application on its fourth day, and employees are not', async () => {
  await applyFor(sara);
  await remind('applicationsWaiting', addDays(today(), 3));
  expect(await titlesOf(company.owner, 'applicationsWaiting')).toEqual([]);
  await remind('applicationsWaiting', addDays(today(), 4));
  for (const who of [company.owner, company.administrator])
    expect(await titlesOf(who, 'applicationsWaiting')).toEqual([
      'En ansøgning har ventet i over tre dage',
    ]);
  expect(await titlesOf(sara, 'applicationsWaiting')).toEqual([]);
});

test('managers are reminded of tomorrow’s orders that lack people', async () => {
  const { id, ordernumber } = await placeShift(company.owner, onShiftDay);
  await assign(company.owner, id, [sara.user.userId], { neededEmployees: 3 });
  const full = await placeShift(company.owner, {
    ...onShiftDay,
    startTime: '08:00',
    endTime: '09:00',
  });
  await assign(company.owner, full.id, [sara.user.userId], { neededEmployees: 1 });
  await remind('ordersLackPeople', eve, `${eve}T07:00:00.000Z`);
  expect(await ofKind(company.owner, 'ordersLackPeople')).toMatchObject([
    {
      title: `Ordre ${ordernumber} mangler folk ${dayText}`,
      text: `Ordre ${ordernumber}: Sommerfest mangler 2.`,
      path: `/order/${ordernumber}`,
    },
  ]);
  expect(await ofKind(sara, 'ordersLackPeople')).toEqual([]);
});

test('managers are reminded of invoices to pay today and of those not paid in time', async () => {
  const { owner } = company;
  const paydate = '2026-11-17';
  const { id } = await issue(owner, { paydate });
  await issue(owner, { paydate });
  await setStatus(owner, id, 3);
  await issue(owner, { paydate: addDays(paydate, 2) });
  await remind('invoicesDue', paydate);
  await remind('invoicesDue', addDays(paydate, 1));
  await remind('invoicesDue', addDays(paydate, 3));
  const shown = await ofKind(owner, 'invoicesDue');
  expect(shown.map(({ title }) => title).toReversed()).toEqual([
    expect.stringMatching(/^Faktura \d+ skal betales 17-11-2026$/),
    expect.stringMatching(/^Faktura \d+ er ikke betalt til tiden$/),
    expect.stringMatching(/^Faktura \d+ er ikke betalt til tiden$/),
  ]);
  expect(shown[0]?.text).toContain('Betalingsfristen var 19-11-2026.');
});

test('managers are told in the morning whose hours of the day before wait, each once', async () => {
  const { owner, administrator, employee } = company;
  const projectId = await createProject(owner);
  await register(employee, { projectId });
  await register(employee, { projectId, date: workDay(1) });
  const tomorrow = addDays(today(), 1);
  await remind('hoursHandedIn', today());
  await remind('hoursHandedIn', tomorrow);
  await remind('hoursHandedIn', tomorrow);
  for (const who of [owner, administrator])
    expect(await ofKind(who, 'hoursHandedIn')).toMatchObject([
      {
        title: 'Jonas Bak har afleveret timer',
        text: `2 registreringer fra ${formatDate(today())} venter på godkendelse.`,
        path: '/approvehours?status=pending',
      },
    ]);
  expect(await ofKind(sara, 'hoursHandedIn')).toEqual([]);
});
