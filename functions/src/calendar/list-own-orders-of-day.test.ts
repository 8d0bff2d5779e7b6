import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { applyFor, coming } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { offer, shiftsOn } from '@driftig/tests/support/company/shifts';
import { beforeEach, expect, test } from 'vitest';

const { startDate: day } = workingDay;
let company: TestCompany;
let sara: Caller;
let order: { readonly id: string };
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
  const customerId = await createCustomer(company.owner, {
    company: 'Aarhus Teater',
    phone: '20304050',
    address: 'Teatergaden 1',
    zipcode: '8000',
    town: 'Aarhus C',
  });
  order = await placeShift(company.owner, {
    customerid: customerId,
    orderdescriptionemployees: 'Sort skjorte.',
    orderdescriptionadministration: 'Betaler sent.',
  });
});

const assignTo = (employees: readonly Caller[]) =>
  assign(
    company.owner,
    order.id,
    employees.map(({ user }) => user.userId),
    {
      neededEmployees: 3,
      allCanRequest: true,
    },
  );

test('an employee who is not on the order sees title, times, town, need, and no more', async () => {
  await assignTo([company.employee]);
  const [shift] = await shiftsOn(sara, day);
  expect(shift).toMatchObject({
    status: 1,
    statustext: 'Kan anmodes',
    tittle: 'Sommerfest',
    title: 'Sommerfest',
    timestart: '14:00',
    timedone: '20:00',
    place: 'Aarhus C',
    customer: '',
    orderdescriptionemployees: '',
    orderdescriptionadministration: '',
    invoicenumber: 0,
    depinvoicenumber: 0,
    people: [],
    neededemployees: 3,
    assignedcount: 1,
  });
  expect(JSON.stringify(shift)).not.toContain('20304050');
});

test('an employee on the order sees address, customer, message and colleagues', async () => {
  await assignTo([company.employee, sara]);
  const [shift] = await shiftsOn(sara, day);
  expect(shift).toMatchObject({
    status: 7,
    customer: 'Aarhus Teater',
    place: 'Teatergaden 1, 8000 Aarhus C',
    orderdescriptionemployees: 'Sort skjorte.',
    orderdescriptionadministration: '',
  });
  expect(shift?.['people']).toHaveLength(2);
  expect(JSON.stringify(shift)).not.toContain('20304050');
});

const site = {
  address: 'Kaj 7',
  zipcode: '8200',
  town: 'Aarhus N',
  contactname: 'Lone Krogh',
  contactphone: '22334455',
};

test("the contact on site's phone is for the people on the order, its name also for an offer", async () => {
  const date = coming(40);
  const { id } = await placeShift(company.owner, { startDate: date, endDate: date, ...site });
  const shown = async () => (await shiftsOn(sara, date))[0];
  await assign(company.owner, id, [], { neededEmployees: 2, allCanRequest: true });
  expect(await shown()).toMatchObject({ place: 'Aarhus N', contactname: '', contactphone: '' });
  await offer(company.owner, id, [sara.user.userId]);
  expect(await shown()).toMatchObject({
    place: 'Kaj 7, 8200 Aarhus N',
    contactname: 'Lone Krogh',
    contactphone: '',
  });
  await assign(company.owner, id, [sara.user.userId], { neededEmployees: 2 });
  expect(await shown()).toMatchObject({ contactname: 'Lone Krogh', contactphone: '22334455' });
});

test('an employee who is offered the shift sees the message too', async () => {
  await assignTo([]);
  await offer(company.owner, order.id, [sara.user.userId]);
  expect((await shiftsOn(sara, day))[0]).toMatchObject({
    status: 3,
    orderdescriptionemployees: 'Sort skjorte.',
  });
});

test("the day shows the employee's own absence, also while it waits, and to no colleague", async () => {
  await applyFor(sara, { startdate: coming(), enddate: coming(2) });
  const query = { date: coming(1) };
  const { json } = await sara.call(calendarRoutes.listOwnOrdersOfDay, { query });
  expect(json).toMatchObject({
    orders: [],
    vacation: { startdate: coming(), enddate: coming(2), status: 0 },
  });
  const other = await company.employee.call(calendarRoutes.listOwnOrdersOfDay, { query });
  expect(other.json).toMatchObject({ vacation: null, vacations: [] });
});

test('an employee still reads the message of a done order they were on', async () => {
  await assignTo([sara]);
  await setStatus(company.owner, order.id, 3);
  expect((await shiftsOn(sara, day))[0]).toMatchObject({
    status: 5,
    orderdescriptionemployees: 'Sort skjorte.',
  });
});

test('a shift two years ahead is the own one, in the year and on its day', async () => {
  const far = await placeShift(company.owner, { startDate: '2028-12-06', endDate: '2028-12-06' });
  await assign(company.owner, far.id, [sara.user.userId], { neededEmployees: 1 });
  expect((await shiftsOn(sara, '2028-12-06'))[0]).toMatchObject({ status: 7, actionable: 1 });
});
