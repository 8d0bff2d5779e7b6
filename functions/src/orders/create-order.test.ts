import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { orderForm, placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const create = (changes: object = {}) =>
  company.owner.call(orderRoutes.createOrder, { body: { ...orderForm, ...changes } });
const listed = async () => (await company.owner.call(recordRoutes.listOrders)).json;
const ordersIn = async (month: number) => {
  const { json } = await company.owner.call(dashboardRoutes.getOrdersByMonth, {
    query: { year: '2026' },
  });
  return (json as { month: number; value: number }[]).find((row) => row.month === month)?.value;
};

test('an order gets the next number, is not started, and is answered and listed with the same fields', async () => {
  const first = await create();
  expect(first.status).toBe(201);
  expect(first.json).toMatchObject({
    ordernumber: 1,
    tittle: 'Sommerfest',
    orderdescription: 'Telt og lys',
    orderdatestart: '2026-06-20',
    orderdateend: '2026-06-21',
    timestart: '16:00',
    timedone: '02:00',
    status: 1,
    invoicenumber: 0,
    version: 1,
  });
  expect((await create()).json).toMatchObject({ ordernumber: 2 });
  expect(await listed()).toMatchObject([{ ordernumber: 2 }, { ordernumber: 1 }]);
});

test('orders created by invoices and by this call share one number series', async () => {
  await create();
  await issue(company.owner, { ordertittle: 'Bryllup', orderdatestart: '2026-05-02' });
  expect((await create()).json).toMatchObject({ ordernumber: 3 });
});

test('twelve created at once get twelve numbers without a gap', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => create()));
  const numbers = answers.map(({ json }) => (json as { ordernumber: number }).ordernumber);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
});

test('an order counts in the month it starts', async () => {
  await create();
  expect(await ordersIn(6)).toBe(1);
});

test('the same idempotency key twice creates one order, and both get its answer', async () => {
  const headers = { 'idempotency-key': 'ordre-sommerfest' };
  const send = () => company.owner.call(orderRoutes.createOrder, { body: orderForm, headers });
  const [first, second] = [await send(), await send()];
  expect(second.json).toEqual(first.json);
  expect(await listed()).toHaveLength(1);
});

describe('its customer', () => {
  const customer = async () => {
    const body = { dType: 'customers', company: 'Holm & Søn', fullname: 'Lone Holm' };
    const { json } = await company.owner.call(recordRoutes.createRecord, { body });
    return (json as { id: string }).id;
  };

  test('is on the order by name, and stays when the customer is deleted', async () => {
    const customerid = await customer();
    const { id } = await placeOrder(company.owner, { customerid });
    const gone = { dType: 'customers', id: customerid };
    await company.owner.call(recordRoutes.deleteRecord, { body: gone });
    const read = { params: { type: 'orders', id } };
    expect((await company.owner.call(recordRoutes.getRecord, read)).json).toMatchObject({
      company: 'Holm & Søn',
      name: 'Lone Holm',
    });
  });

  test("must be one of the company's own", async () => {
    const other = await createCompany();
    const body = { dType: 'customers', company: 'Fremmed' };
    const { json } = await other.owner.call(recordRoutes.createRecord, { body });
    const answer = await create({ customerid: (json as { id: string }).id });
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { customerid: 'Kunden findes ikke.' } },
    });
    expect(await listed()).toEqual([]);
  });
});

describe('refused at its field, and no number is used:', () => {
  test.each<[string, object, object]>([
    ['no title', { orderTitle: ' ' }, { orderTitle: 'Titel is required' }],
    ['no start', { startDate: '' }, { startDate: 'Startdato is required' }],
    ['an impossible date', { endDate: '2026-02-30' }, { endDate: 'Datoen findes ikke.' }],
    [
      'an impossible time',
      { startTime: '25:00' },
      { startTime: 'Klokkeslættet skal skrives som tt:mm.' },
    ],
    [
      'an end before its start',
      { endDate: '2026-06-19' },
      { endDate: 'Slutdatoen kan ikke være før startdatoen.' },
    ],
    [
      'an end time before the start time on one day',
      { endDate: '2026-06-20' },
      {
        endTime:
          'Sluttiden skal være efter starttiden. Sæt slutdatoen frem, hvis det er efter midnat.',
      },
    ],
    ['a number of its own', { ordernumber: 77 }, { ordernumber: 'Ukendt felt.' }],
    ['an invoice of its own', { invoicenumber: 7 }, { invoicenumber: 'Ukendt felt.' }],
  ])('%s', async (_what, changes, fields) => {
    expect(await create(changes)).toMatchObject({ status: 400, json: { fields } });
    expect((await create()).json).toMatchObject({ ordernumber: 1 });
  });
});

test('an employee may not create orders', async () => {
  const answer = await company.employee.call(orderRoutes.createOrder, { body: orderForm });
  expect(answer.status).toBe(403);
});
