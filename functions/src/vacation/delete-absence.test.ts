import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import {
  applyFor,
  applyAndApprove,
  listAbsences,
  mine,
  sendApplication,
  today,
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
});

const remove = ({ call }: Caller, id: string) =>
  call(vacationRoutes.deleteAbsence, { params: { id } });

test('one’s own application goes while it waits, and frees its days', async () => {
  const { id } = await applyFor(company.employee);
  expect(await remove(company.employee, id)).toMatchObject({
    status: 200,
    json: { message: 'Ansøgningen er slettet.' },
  });
  expect(await mine(company.employee)).toEqual([]);
  expect(await listAbsences(company.owner, '0,1,2')).toEqual({ data: [], total: 0 });
  expect((await sendApplication(company.employee)).status).toBe(201);
  expect(await remove(company.employee, id)).toMatchObject({
    status: 404,
    json: { message: expect.stringMatching(/^Ansøgningen findes ikke længere/) },
  });
});

test('only a manager deletes a decided one', async () => {
  const { id } = await applyAndApprove(company.employee, company.owner);
  expect(await remove(company.employee, id)).toMatchObject({ json: { code: 'absence_decided' } });
  expect((await remove(company.owner, id)).status).toBe(200);
  expect(await mine(company.employee)).toEqual([]);
});

test('it is kept for five years with the day it may go for good', async () => {
  const { employee, store } = company;
  const { id } = await applyAndApprove(employee, company.owner);
  await remove(company.owner, id);
  const years = await store.vacation.listOfPerson(employee.user.userId, [
    Number(today().slice(0, 4)) + 1,
  ]);
  const kept = years[0]?.absences[0];
  expect(kept).toMatchObject({ absenceId: id, status: 'deleted' });
  expect(Number(kept?.purgeAfter.slice(0, 4))).toBe(Number(today().slice(0, 4)) + 6);
});

test('a colleague’s is 404', async () => {
  const { id } = await applyFor(company.owner);
  expect((await remove(company.employee, id)).status).toBe(404);
  expect(await mine(company.owner)).toHaveLength(1);
});
