import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { createDepartment } from '@driftig/tests/support/departments';
import { deletedRecords } from '@driftig/tests/support/records';
import { placeOrder } from '@driftig/tests/support/orders';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const hours = { date: '2026-06-20', fromtime: '16:00', totime: '23:30' };
const create = (changes: object = {}) =>
  company.owner.call(recordRoutes.createRecord, {
    body: {
      dType: 'employeeshours',
      employeeid: company.employee.user.userId,
      ...hours,
      ...changes,
    },
  });
const list = async () => (await company.owner.call(recordRoutes.listEmployeesHours)).json;

test('hours are listed with the names of their person and order', async () => {
  const order = await placeOrder(company.owner);
  await create({ orderID: order.id });
  expect(await list()).toMatchObject([
    { name: company.employee.user.name, orderID: order.id, ordertittle: '1 Sommerfest', ...hours },
  ]);
});

test('the department is the one the person was in', async () => {
  const departmentid = await createDepartment(company, 'Opstilling');
  await company.store.commit({
    writes: company.store.employees.change(
      company.employee.user,
      { ...company.employee.user, departmentId: departmentid },
      'pro',
    ),
    audit: { action: 'employees.changed', subject: 'test' },
  });
  await create();
  expect(await list()).toMatchObject([{ department: 'Opstilling' }]);
});

describe('are refused at their field, and nothing is written:', () => {
  test.each<[string, object, object]>([
    ['nobody’s', { employeeid: 'nobody' }, { employeeid: 'Medarbejderen findes ikke.' }],
    ['of no order', { orderID: '77.abcdefgh' }, { orderID: 'Ordren findes ikke.' }],
    [
      'that end as they start',
      { totime: '16:00' },
      { totime: 'Start/slut skal sættes korrekt (slut efter start).' },
    ],
    ['under a name of one’s own', { name: 'Chefen' }, { name: 'Ukendt felt.' }],
  ])('%s', async (_what, changes, fields) => {
    expect(await create(changes)).toMatchObject({ status: 400, json: { fields } });
    expect(await list()).toEqual([]);
  });
});

test('deleted hours leave the list and are kept for the time the law asks for', async () => {
  const { id } = (await create()).json as { id: string };
  const body = { dType: 'employeeshours', id };
  expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(200);
  expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(404);
  expect(await list()).toEqual([]);
  expect(await deletedRecords(company, 'employeeshours')).toMatchObject([
    { id, values: { date: hours.date, fromTime: hours.fromtime }, erasableFrom: '2031-11-01' },
  ]);
});
