import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createExpense, createTrip, sendExpense } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { createPerson } from '@driftig/tests/support/company/people';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async (query: Record<string, string> = {}) =>
  (await company.owner.call(accountingRoutes.listExpenses, { query })).json as Record<
    string,
    unknown
  >[];

test('an expense is answered and listed with its employee, team and trip', async () => {
  const departmentId = await createDepartment(company, 'Afvikling');
  const { userId, name } = await createPerson(company, { departmentId });
  const trip = await createTrip(company);
  const { json } = await sendExpense(company, { employee: userId, tripId: trip.id });
  expect(json).toEqual({
    id: expect.any(String),
    version: 1,
    date: '2026-03-12',
    employee: name,
    employeeId: userId,
    team: 'Afvikling',
    departmentId,
    amount: 648.5,
    status: 1,
    description: 'Brændstof, varevogn',
    tripId: trip.id,
    tripTitle: 'Messe i Aarhus',
    comment: '',
    voucherNumber: 0,
  });
  expect(await list()).toEqual([json]);
  expect(await list({ tripId: trip.id })).toEqual([json]);
});

test('it keeps the department that its employee had when it was made', async () => {
  const [before, after] = [
    await createDepartment(company, 'Før'),
    await createDepartment(company, 'Efter'),
  ];
  const person = await createPerson(company, { departmentId: before });
  await createExpense(company, { employee: person.userId });
  const body = { dType: 'employees', departmentid: after };
  const moved = await company.owner.call(recordRoutes.updateRecord, {
    params: { id: person.userId },
    body,
  });
  expect(moved.status).toBe(200);
  expect(await list()).toMatchObject([{ departmentId: before, team: 'Før' }]);
  await createExpense(company, { employee: person.userId, date: '2026-03-13' });
  expect(await list()).toMatchObject([{ team: 'Efter' }, { team: 'Før' }]);
});

test.each([1, 2, 3])('a new one may start as %i', async (status) => {
  expect((await sendExpense(company, { status })).json).toMatchObject({ status });
});

test.each<[object, string]>([
  [{ status: 4 }, 'status'],
  [{ status: 0 }, 'status'],
  [{ amount: 0 }, 'amount'],
  [{ amount: -5 }, 'amount'],
  [{ amount: 'dyrt' }, 'amount'],
  [{ amount: 1.005 }, 'amount'],
  [{ date: '2026-02-30' }, 'date'],
  [{ employee: '' }, 'employee'],
  [{ employee: '01JBM4W000TR1P000000000009' }, 'employee'],
  [{ tripId: '01JBM4W000TR1P000000000009' }, 'tripId'],
])('takes no %j', async (fields, field) => {
  const { status, json } = await sendExpense(company, fields);
  expect(status).toBe(400);
  expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
  expect(await list()).toEqual([]);
});

test('the same idempotency key makes one expense', async () => {
  const headers = { 'idempotency-key': 'udgift-en-gang' };
  const body = {
    employee: company.employee.user.userId,
    amount: 10,
    date: '2026-01-01',
    status: 1,
  };
  const send = () => company.owner.call(accountingRoutes.createExpense, { body, headers });
  const [first, second] = [await send(), await send()];
  expect(second.json).toEqual(first.json);
  expect(await list()).toHaveLength(1);
});
