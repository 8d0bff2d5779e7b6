import { orderRoutes } from '@driftig/contracts/orders/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { assign } from '@driftig/tests/support/company/planning';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const ask = (who: Caller, ordernumber: unknown) =>
  who.call(orderRoutes.getOwnOrder, { query: { ordernumber: String(ordernumber) } });

test('it has time, customer and place, and no internal fields', async () => {
  const customerid = await createCustomer(company.owner, {
    company: 'Holm & Søn ApS',
    address: 'Dæmningen 42',
    zipcode: '7100',
    town: 'Vejle',
  });
  const { id, ordernumber } = await placeOrder(company.owner, {
    customerid,
    orderdescriptionemployees: 'Mød kl. 15:30',
    orderdescriptionadministration: 'Aftalt 5 % rabat',
  });
  expect((await ask(company.administrator, ordernumber)).json).toEqual({
    id,
    ordernumber,
    tittle: 'Sommerfest',
    customer: 'Holm & Søn ApS',
    place: 'Dæmningen 42, 7100 Vejle',
    contactname: '',
    contactphone: '',
    orderdatestart: '2026-06-20',
    orderdateend: '2026-06-21',
    timestart: '16:00',
    timedone: '02:00',
    orderdescriptionemployees: 'Mød kl. 15:30',
    people: [],
  });
});

const site = {
  address: 'Kaj 7',
  zipcode: '8000',
  town: 'Aarhus C',
  contactname: 'Lone Krogh',
  contactphone: '22 33 44 55',
};

test("the order's own place goes before the customer's address, with the contact there", async () => {
  const phone = '20 30 40 50';
  const customerid = await createCustomer(company.owner, { address: 'Dæmningen 42', phone });
  const { ordernumber } = await placeOrder(company.owner, { customerid, ...site });
  const { json } = await ask(company.owner, ordernumber);
  expect(json).toMatchObject({
    place: 'Kaj 7, 8000 Aarhus C',
    contactname: 'Lone Krogh',
    contactphone: '22 33 44 55',
  });
  expect(JSON.stringify(json)).not.toContain(phone);
});

test('it names the people on it, by name', async () => {
  const day = { startDate: '2026-09-01', endDate: '2026-09-01' };
  const { id, ordernumber } = await placeOrder(company.owner, { ...day, endTime: '20:00' });
  const people = [company.employee, company.administrator].map(({ user }) => user.userId);
  await assign(company.owner, id, people);
  const { json } = await ask(company.employee, ordernumber);
  const named = (json as { readonly people: readonly { readonly name: string }[] }).people;
  expect(named).toHaveLength(2);
  expect(named.map(({ name }) => name)).toEqual(named.map(({ name }) => name).toSorted());
});

test('without a customer it has neither name nor place', async () => {
  const { ordernumber } = await placeOrder(company.owner);
  const { json } = await ask(company.owner, ordernumber);
  expect(json).toMatchObject({ customer: '', place: '' });
});

test("another employee's order and another company's answer as an unknown one", async () => {
  const [other, { ordernumber }] = [await createCompany(), await placeOrder(company.owner)];
  const statuses = [
    (await ask(company.employee, ordernumber)).status,
    (await ask(other.owner, ordernumber)).status,
    (await ask(company.owner, 999_999)).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
});

test('an employee who is on it reads it, until they are taken off', async () => {
  const { id, ordernumber } = await placeOrder(company.owner);
  const { employee, owner } = company;
  await assign(owner, id, [employee.user.userId]);
  expect((await ask(employee, ordernumber)).json).toMatchObject({ ordernumber });
  await assign(owner, id, []);
  expect((await ask(employee, ordernumber)).status).toBe(404);
});
