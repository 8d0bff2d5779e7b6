import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import {
  applyFor,
  applyAndApprove,
  coming,
  listAbsences,
  mine,
  today,
} from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, describe, expect, test } from 'vitest';

const past = addDays(today(), -10);
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const id = () => company.employee.user.userId;
const post = async (key: 'deactivateEmployee' | 'reactivateEmployee') =>
  expect((await company.owner.call(employeeRoutes[key], { body: { id: id() } })).status).toBe(200);
const counted = async () => (await company.owner.call(vacationRoutes.countAbsences)).json;
const absentOn = async (date: string) => {
  const { json } = await company.owner.call(vacationRoutes.listAbsentPeople, { query: { date } });
  return (json as { name: string }[]).map(({ name }) => name);
};
const overview = async () => {
  const query = { startDate: past, endDate: coming(30), status: '0,1,2' };
  const { json } = await company.owner.call(vacationRoutes.listAbsenceEntries, { query });
  return (json as { data: { startdate: string }[] }).data.map(({ startdate }) => startdate);
};
const days = async (status: string, query: Readonly<Record<string, string>> = {}) =>
  (await listAbsences(company.owner, status, query)).data.map(({ startdate }) => startdate);

describe('a person who is made inactive', () => {
  beforeEach(async () => {
    const { employee, owner } = company;
    await applyFor(employee);
    await applyAndApprove(employee, owner, { startdate: coming(7) });
    await applyAndApprove(owner, owner, { startdate: past, employeeid: id() });
    await applyFor(employee, { type: 'sickness', startdate: addDays(today(), -1), open: 1 });
  });

  test('has no pending or current absences, and past ones stay in the lists', async () => {
    expect(await counted()).toMatchObject({ pending: 1 });
    await post('deactivateEmployee');
    expect(await counted()).toEqual({ pending: 0 });
    expect(await days('0')).toEqual([]);
    expect(await days('1')).toEqual([past]);
    expect(await overview()).toEqual([past]);
    expect(await absentOn(today())).toEqual([]);
    expect(await absentOn(coming(7))).toEqual([]);
    expect(await absentOn(past)).toEqual(['Jonas Bak']);
  });

  test('keeps all absences: a list filtered by the person shows them', async () => {
    await post('deactivateEmployee');
    expect(await days('0,1,2', { employeeId: id() })).toHaveLength(4);
  });

  test('made active again, it waits and counts as before', async () => {
    await post('deactivateEmployee');
    await post('reactivateEmployee');
    expect(await counted()).toMatchObject({ pending: 1 });
    expect(await days('1')).toHaveLength(3);
    expect(await absentOn(coming(7))).toEqual(['Jonas Bak']);
  });

  test('others are shown as before', async () => {
    await applyFor(company.administrator);
    await post('deactivateEmployee');
    expect(await counted()).toEqual({ pending: 1 });
    expect(await mine(company.administrator)).toHaveLength(1);
  });
});

test('an invitation that is withdrawn leaves what is over, without a name', async () => {
  const { owner } = company;
  const invitation = { fullName: 'Karla Bro', email: `${id().toLowerCase()}@proeve.dk` };
  await owner.call(employeeRoutes.inviteEmployee, { body: invitation });
  const { json } = await owner.call(employeeRoutes.listEmployees, { query: {} });
  const rows = json as { id: string; name: string }[];
  const employeeid = rows.find(({ name }) => name === 'Karla Bro')?.id ?? '';
  await applyAndApprove(owner, owner, { startdate: past, employeeid });
  await applyFor(owner, { employeeid });
  expect(await counted()).toEqual({ pending: 1 });
  await owner.call(employeeRoutes.withdrawInvitation, { body: { id: employeeid } });
  expect(await counted()).toEqual({ pending: 0 });
  expect((await listAbsences(owner, '0,1')).data).toMatchObject([
    { startdate: past, employeename: 'Tidligere medarbejder' },
  ]);
});
