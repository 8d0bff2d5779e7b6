import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import {
  applyFor,
  applyAndApprove,
  coming,
  decide,
  sendApplication,
} from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await keepAccount();
});

const keepAccount = (fields: object = {}) =>
  company.owner.call(vacationRoutes.saveHolidayAccount, {
    body: {
      employeeid: company.employee.user.userId,
      employedfrom: '2026-01-01',
      corrections: [],
      version: 0,
      ...fields,
    },
  });
const keepNorm = (hours: number) =>
  company.owner.call(timeRoutes.saveTimeTerms, {
    body: {
      employeeid: company.employee.user.userId,
      norms: [{ from: '2026-01-01', days: Array.from({ length: 5 }, () => hours) }],
      selforganiserfrom: '',
      eighteenon: '',
      version: 0,
    },
  });

interface Asked {
  readonly balance: { readonly ahead: number; readonly planned: number } | null;
  readonly cost: number | null;
}
const ask = async (query: Readonly<Record<string, string>>, who: Caller = company.employee) =>
  (await who.call(vacationRoutes.getHolidayBalance, { query })).json as Asked;
const costOf = async (query: Readonly<Record<string, string>>) =>
  (await ask({ startdate: coming(), ...query })).cost;
const day = coming();

test('two parts of one date cost one day, in the balance and before they are sent', async () => {
  const { employee, owner } = company;
  expect(await costOf({ timefrom: '08:00', timeto: '12:00' })).toBe(0.54);
  await applyAndApprove(employee, owner, { timefrom: '08:00', timeto: '12:00' });
  expect(await costOf({ timefrom: '12:00', timeto: '16:00' })).toBe(0.46);
  await applyAndApprove(employee, owner, { timefrom: '12:00', timeto: '16:00' });
  expect((await ask({ at: addDays(day, 1) })).balance?.planned).toBe(1);
});

test('a span that begins and ends inside a day costs the parts of the ordinary day', async () => {
  const times = { timefrom: '12:00', timeto: '10:00' };
  expect(await costOf({ enddate: coming(1), ...times })).toBe(0.73);
});

test('a person with a norm of four hours pays a day for the whole day, and halves of it', async () => {
  expect((await keepNorm(4)).status).toBe(200);
  expect(await costOf({})).toBe(1);
  expect(await costOf({ timefrom: '08:00', timeto: '12:00' })).toBe(1);
  expect(await costOf({ daypart: 'morning' })).toBe(0.5);
});

test('a morning and an afternoon are applied for by either call, and cost 0.50 each', async () => {
  const { employee, owner } = company;
  const morning = await applyFor(employee, { daypart: 'morning' });
  expect(morning).toMatchObject({ timefrom: '08:00', timeto: '11:42' });
  const body = { startdate: day, enddate: day, daypart: 'afternoon' };
  const sent = await employee.call(vacationRoutes.requestVacation, { body });
  expect(sent.json).toMatchObject({ timefrom: '11:42', timeto: '15:24' });
  const { id } = sent.json as { id: string };
  await decide(owner, morning.id, 1);
  expect((await ask({ at: day })).balance?.planned).toBe(0.5);
  await decide(owner, id, 1);
  expect((await ask({ at: day })).balance?.planned).toBe(1);
});

test('a half of more than one day is refused at its field', async () => {
  const { status, json } = await sendApplication(company.employee, {
    enddate: coming(1),
    daypart: 'morning',
  });
  expect(status).toBe(400);
  expect((json as { fields: object }).fields).toHaveProperty('daypart');
});

test('the norm of the day falls by the part that is away', async () => {
  const { employee, owner } = company;
  await applyAndApprove(employee, owner, {
    enddate: coming(1),
    timefrom: '12:00',
    timeto: '10:00',
  });
  const query = { startDate: day, endDate: coming(2) };
  const { json } = await employee.call(timeRoutes.getOwnTimeSummary, { query });
  const { days } = json as { days: readonly { norm: number }[] };
  expect(days.map(({ norm }) => norm)).toEqual([4, 5.4, 7.4]);
});

test('only free days cost nothing', async () => {
  expect(await costOf({ startdate: coming(5), enddate: coming(6) })).toBe(0);
});

test('the cost is told where the account is not known', async () => {
  const query = { startdate: day, employeeid: company.administrator.user.userId };
  expect(await ask(query, company.owner)).toEqual({ balance: null, cost: 1 });
});

const last = coming(2);
const leave = () => keepAccount({ employeduntil: last, version: 1 });

test('nothing is applied for after the last working day, and the balance says so', async () => {
  await leave();
  const refused = async (fields: object) => {
    const { status, json } = await sendApplication(company.employee, fields);
    return [status, Object.keys((json as { fields?: object }).fields ?? {})];
  };
  expect(await refused({ startdate: coming(3) })).toEqual([400, ['startdate']]);
  expect(await refused({ enddate: coming(3) })).toEqual([400, ['enddate']]);
  expect(await refused({ startdate: coming(3), type: 'careday' })).toEqual([400, ['startdate']]);
  expect((await sendApplication(company.employee, { enddate: last })).status).toBe(201);
  const { balance } = await ask({ at: day });
  expect(balance).toMatchObject({ employeduntil: last });
});

test('nor is an application moved there, or approved where it lies there', async () => {
  const { employee, owner } = company;
  const { id } = await applyFor(employee, { enddate: coming(3) });
  const other = await applyFor(employee, { startdate: coming(-7) });
  await leave();
  expect((await decide(owner, id, 1)).status).toBe(400);
  expect((await decide(owner, id, 2)).status).toBe(200);
  const moved = await owner.call(vacationRoutes.editAbsence, {
    params: { id: other.id },
    body: { startdate: coming(3) },
  });
  expect(moved.status).toBe(400);
});

test.each([[null], [''], ['  ']])(
  'a rejection with the remark %j is refused at reason',
  async (reason) => {
    const { id } = await applyFor(company.employee);
    const { status, json } = await decide(company.owner, id, 2, { reason });
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([400, ['reason']]);
    expect((await decide(company.owner, id, 1)).status).toBe(200);
  },
);
