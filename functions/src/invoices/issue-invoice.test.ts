import { invoiceRoutes } from '@driftig/contracts/invoices';
import { recordRoutes } from '@driftig/contracts/records';
import { createCompany } from '@driftig/tests/support/company';
import { expect, test } from 'vitest';

const body = {
  date: '2026-11-12',
  paydate: '2026-11-17',
  deporend: 0,
  company: 'Holm & Søn ApS',
  groups: {
    '1': [{ name: 'Telt', description: 'Inkl. gulv', quantity: 1, price: '14.500,00' }],
    '2': [
      { name: 'Lydpakke', description: 'To højttalere', quantity: 1, price: 6800, total: 6800 },
    ],
    '3': [{ taskname: 'Opsætning', description: 'Fire personer', quantity: '2,5', price: 395 }],
  },
};

test('an issued invoice has the next number and the sums of its lines to the øre', async () => {
  const { owner } = await createCompany();
  const first = await owner.call(invoiceRoutes.issueInvoice, { body });
  expect(first.status).toBe(201);
  expect(first.json).toMatchObject({
    invoicenumber: 1,
    priceValue: 22287.5,
    taxValue: 5571.88,
    totalValue: 27859.38,
    totalValueCalculated: 27859.38,
    message: 'Data saved successfully!',
  });
  const second = await owner.call(invoiceRoutes.issueInvoice, { body });
  expect(second.json).toMatchObject({ invoicenumber: 2 });
  const list = await owner.call(recordRoutes.listInvoices, { query: { limit: '20' } });
  expect(list.json).toMatchObject([
    { invoicenumber: 2 },
    { invoicenumber: 1, displaytotalprice: 27859.38 },
  ]);
});

test('an account written on the invoice is printed on it; without one the company’s is', async () => {
  const { owner } = await createCompany();
  const bank = { bankname: 'Fjordbanken', regnumber: '9876', kontonumber: '0012345678' };
  await owner.call(invoiceRoutes.issueInvoice, { body: { ...body, ...bank } });
  await owner.call(invoiceRoutes.issueInvoice, { body });
  const sellerOf = async (invoicenumber: number) => {
    const answer = await owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber } });
    return (answer.json as { seller: unknown }).seller;
  };
  expect(await sellerOf(1)).toMatchObject({ bankName: 'Fjordbanken', regNumber: '9876' });
  expect(await sellerOf(2)).toMatchObject({ bankName: 'Prøvebanken', regNumber: '1234' });
});
