import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { applyFor, coming } from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const during = ({ call }: Caller, query: Readonly<Record<string, string>> = {}) =>
  call(vacationRoutes.listShiftsDuring, { query: { startdate: coming(), ...query } });

test('the shifts and the absence an application falls together with', async () => {
  const { owner, employee } = company;
  const order = await placeShift(owner, { startDate: coming(1), endDate: coming(1) });
  await assign(owner, order.id, [employee.user.userId]);
  const { id } = await applyFor(employee, { startdate: coming(2) });
  expect((await during(employee, { enddate: coming(1) })).json).toMatchObject({
    shifts: [
      {
        ordernumber: order.ordernumber,
        from: `${coming(1)}T14:00`,
        to: `${coming(1)}T20:00`,
      },
    ],
    overlaps: null,
  });
  expect((await during(employee)).json).toEqual({ shifts: [], overlaps: null });
  const week = { enddate: coming(4), employeeid: employee.user.userId };
  expect((await during(owner, week)).json).toMatchObject({ shifts: [{}], overlaps: { id } });
  expect((await during(owner, { ...week, except: id })).json).toMatchObject({ overlaps: null });
});

test('an employee asks for themselves alone, and the dates must fit', async () => {
  expect((await during(company.employee, { employeeid: company.owner.user.userId })).status).toBe(
    403,
  );
  expect((await during(company.employee, { enddate: coming(-4) })).status).toBe(400);
});
