import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import { applyFor, mine, today } from '@driftig/tests/support/company/absences';
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

const end = ({ call }: Caller, id: string, enddate = today()) =>
  call(vacationRoutes.endAbsence, { params: { id }, body: { enddate } });
const fallIll = (days: number) =>
  applyFor(company.employee, { type: 'sickness', startdate: addDays(today(), days), open: 1 });

test('an open illness lasts until today, whenever one looks', async () => {
  const { id } = await fallIll(-3);
  expect(await mine(company.employee)).toMatchObject([{ id, open: 1, enddate: today() }]);
});

test('with a date it ends then, also by a manager, but not before it began', async () => {
  const { id } = await fallIll(-4);
  expect(await end(company.owner, id, addDays(today(), -5))).toMatchObject({
    status: 400,
    json: { fields: { enddate: 'Slutdatoen ligger før startdatoen.' } },
  });
  expect((await end(company.owner, id, addDays(today(), 366))).status).toBe(400);
  const last = addDays(today(), -2);
  expect(await end(company.owner, id, last)).toMatchObject({
    status: 200,
    json: { enddate: last, open: 0, status: 1 },
  });
  expect(await mine(company.employee)).toMatchObject([{ enddate: last }]);
});

test('one that is over, or had an end date, is refused (409)', async () => {
  const { id } = await fallIll(-2);
  await end(company.employee, id);
  expect(await end(company.employee, id)).toMatchObject({
    status: 409,
    json: { message: 'Fraværet er allerede afsluttet.' },
  });
  const holiday = await applyFor(company.employee);
  expect((await end(company.employee, holiday.id)).status).toBe(409);
});

test('a colleague’s is 404', async () => {
  const { id } = await applyFor(company.owner, { type: 'sickness', startdate: today(), open: 1 });
  expect((await end(company.employee, id)).status).toBe(404);
});
