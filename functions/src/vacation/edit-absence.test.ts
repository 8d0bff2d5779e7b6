import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { applyFor, applyAndApprove, coming, mine } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const edit = (id: string, fields: object) =>
  company.owner.call(vacationRoutes.editAbsence, {
    params: { id },
    body: { startdate: coming(), ...fields },
  });

test('a manager changes what is approved, and it stays approved', async () => {
  const { id } = await applyAndApprove(company.employee, company.owner, { comment: 'Ski' });
  const { status, json } = await edit(id, { enddate: coming(3), type: 'extraday' });
  expect(status).toBe(200);
  const kept = { status: 1, enddate: coming(3), type: 'extraday', comment: 'Ski', version: 3 };
  expect(json).toMatchObject({ ...kept, employeename: 'Jonas Bak' });
  expect(await mine(company.employee)).toEqual([json]);
});

test('over the person’s other absence it is refused (409)', async () => {
  await applyAndApprove(company.employee, company.owner, { startdate: coming(3) });
  const { id } = await applyAndApprove(company.employee, company.owner);
  expect(await edit(id, { enddate: coming(3) })).toMatchObject({
    json: { code: 'absence_overlaps' },
  });
});

test('moved to another year it is found by the same id, and only there', async () => {
  const { id } = await applyFor(company.employee);
  const year = Number(coming().slice(0, 4));
  await edit(id, { startdate: `${year - 1}-12-30`, enddate: `${year}-01-03` });
  await edit(id, { startdate: `${year - 1}-12-01`, enddate: `${year - 1}-12-02` });
  expect(await mine(company.employee)).toMatchObject([{ id, startdate: `${year - 1}-12-01` }]);
  const query = { startDate: `${year}-01-01`, endDate: `${year}-12-31`, status: '0,1,2' };
  const { json } = await company.owner.call(vacationRoutes.listAbsenceEntries, { query });
  expect(json).toEqual({ data: [], total: 0 });
});

test('an older version is refused (409), and an employee never gets there', async () => {
  const { id } = await applyFor(company.employee);
  await edit(id, {});
  expect((await edit(id, { version: 1 })).status).toBe(409);
  const body = { startdate: coming() };
  const own = await company.employee.call(vacationRoutes.editAbsence, { params: { id }, body });
  expect(own.status).toBe(403);
});
