import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import {
  applyFor,
  applyAndApprove,
  coming,
  mine,
  today,
} from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { createPerson } from '@driftig/tests/support/company/people';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const update = ({ call }: Caller, id: string, fields: object = {}) =>
  call(vacationRoutes.updateAbsence, { params: { id }, body: { startdate: coming(1), ...fields } });

test('one’s own application is changed while it waits', async () => {
  const { id } = await applyFor(company.employee);
  const { status, json } = await update(company.employee, id, { comment: 'Flyttet', version: 1 });
  expect({ status, json }).toMatchObject({
    status: 200,
    json: {
      id,
      startdate: coming(1),
      enddate: coming(1),
      comment: 'Flyttet',
      status: 0,
      version: 2,
    },
  });
  expect(await mine(company.employee)).toEqual([json]);
});

test('and no longer once it is decided', async () => {
  const { id } = await applyAndApprove(company.employee, company.owner);
  expect(await update(company.employee, id)).toMatchObject({
    status: 409,
    json: { code: 'absence_decided', message: 'Ansøgningen er allerede godkendt.' },
  });
  expect((await mine(company.employee))[0]).toMatchObject({ startdate: coming() });
});

test('an illness is corrected on the day it was reported', async () => {
  const { id } = await applyFor(company.employee, {
    type: 'sickness',
    startdate: today(),
    open: 1,
  });
  const answer = await update(company.employee, id, {
    startdate: today(),
    type: 'childsick',
    open: 0,
  });
  expect(answer).toMatchObject({ status: 200, json: { type: 'childsick', status: 1, open: 0 } });
});

test('a colleague’s is 404, also one of another company', async () => {
  const { id } = await applyFor(company.owner);
  expect((await update(company.employee, id)).status).toBe(404);
  const other = await createCompany();
  const { id: foreign } = await applyFor(other.employee);
  expect((await update(company.owner, foreign)).status).toBe(404);
  expect((await mine(company.owner))[0]).toMatchObject({ startdate: coming() });
});

test("another employee's id in it does not hand it over", async () => {
  const { userId } = await createPerson(company, { name: 'Sara' });
  const { id } = await applyFor(company.employee);
  const { json } = await update(company.employee, id, { employeeid: userId });
  expect(json).toMatchObject({ employeename: 'Jonas Bak' });
});

test('an illness that becomes holiday waits for a manager like any holiday', async () => {
  const ill = { type: 'sickness', startdate: today() };
  const { id } = await applyFor(company.employee, ill);
  const answer = await update(company.employee, id, { type: 'vacation', startdate: coming(7) });
  expect(answer).toMatchObject({ status: 200, json: { type: 'vacation', status: 0 } });
});

test('a waiting application that becomes illness counts at once, and managers are notified', async () => {
  const { id } = await applyFor(company.employee, { startdate: today() });
  const answer = await update(company.employee, id, { startdate: today(), type: 'sickness' });
  expect(answer.json).toMatchObject({ type: 'sickness', status: 1 });
  await tellAll(company);
  expect((await shownTo(company.owner)).map(({ title }) => title)).toEqual([
    expect.stringMatching(/ er syg$/),
  ]);
});
