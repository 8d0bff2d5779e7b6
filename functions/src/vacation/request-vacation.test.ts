import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { applyFor, coming, mine } from '@driftig/tests/support/company/absences';
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

const request = ({ call }: Caller, fields: object = {}) =>
  call(vacationRoutes.requestVacation, {
    body: {
      startdate: coming(),
      enddate: coming(1),
      timefrom: '',
      timeto: '',
      comment: '',
      ...fields,
    },
  });

test.each([0, '0', '', undefined])('%j as the employee is oneself', async (employeeId) => {
  const { status, json } = await request(company.employee, { employeeId });
  expect(status).toBe(201);
  expect(await mine(company.employee)).toEqual([json]);
  expect(json).toMatchObject({ type: 'vacation', status: 0, enddate: coming(1) });
});

test('a manager names an employee; an employee who claims rights cannot', async () => {
  const { owner, employee } = company;
  const colleague = { employeeId: owner.user.userId, adminRights: 1 };
  expect((await request(employee, colleague)).status).toBe(403);
  expect(await mine(owner)).toEqual([]);
  const { json } = await request(owner, { employeeId: employee.user.userId, adminRights: 0 });
  expect(await mine(employee)).toEqual([json]);
});

test('it is checked like the other call, and against what that stored', async () => {
  await applyFor(company.employee);
  expect(await request(company.employee)).toMatchObject({ json: { code: 'absence_overlaps' } });
  expect(await request(company.employee, { startdate: '' })).toMatchObject({ status: 400 });
});
