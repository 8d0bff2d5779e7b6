import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { applyAndApprove, applyFor, coming, today } from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
const year = Number(today().slice(0, 4));
beforeEach(async () => {
  company = await createCompany();
});

const balance = async ({ call }: Caller, query: Readonly<Record<string, string>> = {}) =>
  (await call(vacationRoutes.getHolidayBalance, { query })) as {
    status: number;
    json: { balance: Balance | null };
  };
interface Balance {
  readonly left: number;
  readonly years: readonly {
    readonly year: number;
    readonly earned: number;
    readonly taken: readonly object[];
  }[];
}
const keepAccount = (fields: object = {}) =>
  company.owner.call(vacationRoutes.saveHolidayAccount, {
    body: {
      employeeid: company.employee.user.userId,
      employedfrom: `${year}-01-01`,
      corrections: [],
      ...fields,
    },
  });

test("is unknown until the person's start of employment is entered", async () => {
  expect((await balance(company.employee)).json).toEqual({ balance: null, cost: null });
});

test('eight months from January to August earn 16.67 days, of which approved days are taken', async () => {
  await keepAccount();
  const at = `${year}-12-31`;
  const before = (await balance(company.employee, { at })).json.balance;
  const old = before?.years.find((one) => one.year === year - 1);
  expect(old).toMatchObject({ earned: 16.67, opening: 0, taken: [] });
  const { enddate } = await applyAndApprove(company.employee, company.owner, {
    enddate: coming(4),
  });
  await applyFor(company.employee, { startdate: coming(7) });
  const after = (await balance(company.employee, { at: enddate })).json.balance;
  expect(after).toMatchObject({ planned: 5, pending: 0 });
  expect((await balance(company.employee, { at: coming(7) })).json.balance).toMatchObject({
    pending: 1,
  });
});

test('opening days and corrections count, and are shown', async () => {
  await keepAccount({
    opening: { date: `${year}-09-01`, days: '2,5', previousdays: 3 },
    corrections: [{ date: `${year}-09-02`, year, days: -1, note: 'Udbetalt' }],
  });
  const { json } = await balance(company.employee, { at: `${year}-09-30` });
  expect(json.balance).toMatchObject({
    left: 4.5,
    expiring: { days: 3, on: `${year}-12-31` },
    years: [
      { year: year - 1, opening: 3, left: 3 },
      { year, opening: 2.5, left: 1.5, corrections: [{ note: 'Udbetalt', days: -1 }] },
    ],
  });
});

test('an employee sees their own alone; a manager each', async () => {
  await keepAccount();
  const { owner, employee } = company;
  expect((await balance(employee, { employeeid: owner.user.userId })).status).toBe(403);
  expect((await balance(owner, { employeeid: employee.user.userId })).json.balance).not.toBeNull();
  const other = await createCompany();
  expect((await balance(other.owner, { employeeid: employee.user.userId })).status).toBe(404);
});

test('an application is subtracted, and an edited one is not subtracted twice', async () => {
  await keepAccount();
  const { employee, owner } = company;
  const whole = (await balance(employee, { at: coming(4) })).json.balance?.left ?? 0;
  const asked = { startdate: coming(1), enddate: coming(4) };
  expect((await balance(employee, asked)).json.balance).toMatchObject({
    at: coming(4),
    left: whole - 4,
    pending: 0,
  });
  const { id } = await applyAndApprove(employee, owner, asked);
  const edited = { startdate: coming(2), enddate: coming(4), except: id };
  expect((await balance(employee, edited)).json.balance).toMatchObject({ left: whole - 3 });
  const both = { startdate: coming(7), enddate: coming(7) };
  expect((await balance(employee, both)).json.balance).toMatchObject({ planned: 5 });
});

test('an application that ends before it starts, or far ahead, has no balance', async () => {
  await keepAccount();
  const { employee } = company;
  expect((await balance(employee, { startdate: coming(4), enddate: coming(1) })).status).toBe(400);
  expect((await balance(employee, { startdate: `${year + 3}-01-01` })).status).toBe(400);
});

test('a date far ahead is refused', async () => {
  expect((await balance(company.employee, { at: `${year + 3}-01-01` })).status).toBe(400);
});
