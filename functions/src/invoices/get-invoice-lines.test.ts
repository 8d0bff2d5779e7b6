import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { beforeAll, describe, expect, test } from 'vitest';

const line = { description: 'Ét døgn', quantity: 1, price: 100 };
const groups = {
  '1': [
    { ...line, name: 'Telt', quantity: '2,5', price: '100,50', unit: 'stk.' },
    { ...line, id: 'rabat-1', name: 'Rabat', price: -50, tax: 0 },
  ],
  '2': [{ ...line, name: 'Lydpakke', tax: 12.5 }],
  '3': [{ ...line, taskname: 'Opsætning', tax: 25 }],
};

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  await issue(company.owner, { groups });
});

const ask = (body: unknown) => company.owner.call(invoiceRoutes.getInvoiceLines, { body });

test('the lines are answered in their groups and order, with the sums and the tax they came with', async () => {
  const plain = { id: '1', description: 'Ét døgn', quantity: 1, price: 100, total: 100, unit: '' };
  expect((await ask({ invoicenumber: 1 })).json).toEqual({
    groups: {
      '1': [
        {
          ...plain,
          name: 'Telt',
          tax: 25,
          quantity: 2.5,
          price: 100.5,
          total: 251.25,
          unit: 'stk.',
        },
        { ...plain, id: 'rabat-1', name: 'Rabat', price: -50, total: -50, tax: 0 },
      ],
      '2': [{ ...plain, name: 'Lydpakke', tax: 12.5 }],
      '3': [{ ...plain, taskname: 'Opsætning', tax: 25 }],
    },
    price: 401.25,
    totalValue: 501.56,
  });
});

test.each([{ invoicenumber: 1 }, { invoiceNumber: 1 }, { invoicenumber: '1' }])(
  '%j is accepted as the number',
  async (body) => {
    expect((await ask(body)).json).toEqual((await ask({ invoicenumber: 1 })).json);
  },
);

describe('the call refuses', () => {
  test.each([
    {},
    { invoicenumber: 'et' },
    { invoicenumber: 1.5 },
    { invoicenumber: null },
    { id: 1 },
  ])('%j, which has no number', async (body) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message: 'Skriv et fakturanummer.' });
  });

  test.each([2, 999_999_999, 12_345_678_901])('the unknown number %i', async (number) => {
    const answer = await ask({ invoicenumber: number });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'not_found' });
  });

  test("another company's number", async () => {
    const other = await createCompany();
    const body = { invoicenumber: 1 };
    expect((await other.owner.call(invoiceRoutes.getInvoiceLines, { body })).status).toBe(404);
  });
});
