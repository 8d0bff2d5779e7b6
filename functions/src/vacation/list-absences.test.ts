import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import {
  applyFor,
  applyAndApprove,
  coming,
  decide,
  listAbsences,
} from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { createPeople } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const days = async (status: string, query: Readonly<Record<string, string>> = {}) =>
  (await listAbsences(company.owner, status, query)).data.map(({ startdate }) => startdate);

test('pending ones by their first day, the others newest first', async () => {
  for (const day of [14, 0, 7]) await applyFor(company.employee, { startdate: coming(day) });
  expect(await days('0')).toEqual([coming(), coming(7), coming(14)]);
  for (const { id } of (await listAbsences(company.owner, '0')).data)
    await decide(company.owner, id, 1);
  expect(await days('1')).toEqual([coming(14), coming(7), coming()]);
  expect(await days('0')).toEqual([]);
});

test('in pages of limit and offset, with how many there are', async () => {
  for (const day of [0, 1, 2]) await applyFor(company.employee, { startdate: coming(day) });
  expect(await listAbsences(company.owner, '0', { limit: '2', offset: '0' })).toMatchObject({
    total: 3,
    data: [{}, {}],
  });
  expect(await days('0', { limit: '2', offset: '2' })).toEqual([coming(2)]);
  expect(await listAbsences(company.owner, '0', { limit: '2', offset: '9' })).toEqual({
    data: [],
    total: 3,
  });
});

test('filters by person and by days, also by parts of an absence', async () => {
  const [sara = ''] = await createPeople(company, ['Sara']);
  await applyFor(company.employee, { enddate: coming(4) });
  await applyFor(company.owner, { employeeid: sara, startdate: coming(8) });
  expect(await days('0', { employeeId: sara })).toEqual([coming(8)]);
  expect(await days('0', { startDate: coming(4), endDate: coming(7) })).toEqual([coming()]);
  expect(await days('0', { startDate: coming(5) })).toEqual([coming(8)]);
  expect(await days('0', { endDate: coming(-1) })).toEqual([]);
});

test('never of another company', async () => {
  const other = await createCompany();
  await applyFor(other.employee);
  await applyAndApprove(other.employee, other.owner, { startdate: coming(3) });
  expect(await listAbsences(company.owner, '0,1,2')).toEqual({ data: [], total: 0 });
  const query = { status: '0', employeeId: other.employee.user.userId };
  expect((await company.owner.call(vacationRoutes.listAbsences, { query })).status).toBe(404);
});

test.each([
  { status: '3' },
  { status: '' },
  { status: '0', limit: '0' },
  { status: '0', limit: '100001' },
  { status: '0', offset: '-1' },
])('%j is refused', async (query) => {
  expect((await company.owner.call(vacationRoutes.listAbsences, { query })).status).toBe(400);
});

test('Starter reads what is there from before, and is offered the plan where nothing is', async () => {
  const read = async () =>
    (await company.owner.call(vacationRoutes.listAbsences, { query: { status: '0' } })).status;
  await changeCompany(company.companyId, { plan: 'starter' });
  expect(await read()).toBe(402);
  await changeCompany(company.companyId, { plan: 'pro' });
  await applyFor(company.employee);
  await changeCompany(company.companyId, { plan: 'starter' });
  expect(await read()).toBe(200);
  const [entry] = (await listAbsences(company.owner, '0')).data;
  expect((await decide(company.owner, entry?.id ?? '', 1)).status).toBe(402);
});
