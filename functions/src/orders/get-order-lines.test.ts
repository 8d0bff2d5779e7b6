import { orderRoutes } from '@driftig/contracts/orders/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { orderLines, saveLines } from '@driftig/tests/support/company/order-lines';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const ask = (who: Caller, orderID: string) =>
  who.call(orderRoutes.getOrderLines, { body: { orderID } });

test('an order without lines has three empty groups, no sums and version 0', async () => {
  const { id } = await placeOrder(company.owner);
  expect((await ask(company.owner, id)).json).toEqual({
    groups: { '1': [], '2': [], '3': [] },
    price: 0,
    tax: 0,
    total: 0,
    taxpercent: 25,
    vatcode: 'S1',
    version: 0,
  });
});

test('lines are answered in their groups as they were saved, with price and tax', async () => {
  const { id } = await placeOrder(company.owner);
  await saveLines(company.owner, id);
  expect((await ask(company.owner, id)).json).toEqual({
    groups: {
      '1': [
        {
          id: '1',
          name: 'Bord',
          description: 'Hvid dug',
          quantity: 12,
          price: 115,
          total: 1380,
          unit: 'stk.',
          tax: 25,
        },
        {
          id: '2',
          name: 'Stol',
          description: 'Sort',
          quantity: 2.5,
          price: 28.15,
          total: 70.38,
          unit: '',
          tax: 25,
        },
      ],
      '2': [
        {
          id: '1',
          name: 'Lydpakke',
          description: 'To højttalere',
          quantity: 1,
          price: 6800,
          total: 6800,
          unit: '',
        },
      ],
      '3': [
        {
          id: '1',
          taskname: 'Bartender',
          description: 'Ni timer',
          quantity: 9,
          price: 405,
          total: 3645,
          unit: 'timer',
        },
      ],
    },
    price: 11_895.38,
    tax: 2973.85,
    total: 14_869.23,
    taxpercent: 25,
    vatcode: 'S1',
    version: 1,
  });
  expect(orderLines['1']).toHaveLength(2);
});

test("another company's order answers as none does, and employees are refused", async () => {
  const [other, { id }] = [await createCompany(), await placeOrder(company.owner)];
  const statuses = [
    (await ask(other.owner, id)).status,
    (await ask(company.owner, '999999.abcdefgh')).status,
    (await ask(company.employee, id)).status,
  ];
  expect(statuses).toEqual([404, 404, 403]);
});
