import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { vatRoutes } from '@driftig/contracts/ledger/vat';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import {
  deliverInvoiceEvents,
  ledgerBalances,
  readLedger,
  startSalesBooks,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, paidDeposit } from '@driftig/tests/support/company/invoices';
import { saveSettings } from '@driftig/tests/support/company/company-settings';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  await startSalesBooks(company);
});

const german = { vatnumber: 'de 123 456 789', country: 'Tyskland' };
const line = (price: number, vatcode?: string) => ({
  name: 'Telt',
  description: 'Ét døgn',
  quantity: 1,
  price,
  ...(vatcode === undefined ? {} : { vatcode }),
});
const printed = async (number: number) => {
  const body = { invoiceNumber: number };
  return (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body })).json;
};

test('an invoice with taxed and untaxed lines keeps its sums by code and the VAT number', async () => {
  const groups = { '1': [line(100), line(200, 'SEUY')] };
  const { invoicenumber } = await issue(company.owner, { ...german, groups });
  expect(await printed(invoicenumber)).toMatchObject({
    price: 300,
    tax: 25,
    total: 325,
    vatnumber: 'DE123456789',
    vat: [
      { code: 'S1', price: 100, tax: 25 },
      { code: 'SEUY', price: 200, tax: 0 },
    ],
    groups: { '1': [{ price: 100 }, { price: 200, vatcode: 'SEUY' }] },
  });
});

test('a line without a code has that of the customer, whose VAT number is on the invoice', async () => {
  const fields = {
    company: 'Zelt GmbH',
    address: 'Weg 1',
    town: 'Kiel',
    country: 'Tyskland',
    vatcode: 'SEUV',
    vatnumber: 'DE123456789',
  };
  const customerid = await createCustomer(company.owner, fields);
  const { id } = await placeOrder(company.owner, { customerid });
  const body = { orderID: id, groups: { '1': [line(400)] }, taxValue: 0, totalValue: 400 };
  const saved = await company.owner.call(orderRoutes.updateOrderLines, { body });
  expect(saved.json).toEqual({ message: expect.any(String) });
  const lines = await company.owner.call(orderRoutes.getOrderLines, { body: { orderID: id } });
  expect(lines.json).toMatchObject({ price: 400, tax: 0, total: 400, vatcode: 'SEUV' });
  const { invoicenumber } = await issue(company.owner, {
    company: '',
    customerid,
    groups: { '1': [line(400)] },
  });
  expect(await printed(invoicenumber)).toMatchObject({
    vat: [{ code: 'SEUV', price: 400, tax: 0 }],
    vatnumber: 'DE123456789',
  });
});

test.each([
  ['services to the EU without a number', { vatcode: 'SEUY' }, 'vatnumber'],
  [
    'goods to the EU with a Danish number',
    { vatcode: 'SEUV', vatnumber: 'DK13748136' },
    'vatnumber',
  ],
  ['a number of no country', { vatnumber: '12345678' }, 'vatnumber'],
  ['an unknown code', { vatcode: 'K1' }, 'vatcode'],
])('is refused at its field: %s', async (_name, changes, field) => {
  const body = { date: '2026-11-12', paydate: '2026-11-17', deporend: 0, confirmed: 1 };
  const buyer = { company: 'Zelt GmbH', address: 'Weg 1', zipcode: '24103', town: 'Kiel' };
  const { status, json } = await company.owner.call(invoiceRoutes.issueInvoice, {
    body: { ...body, ...buyer, groups: { '1': [line(100)] }, ...changes },
  });
  expect(status).toBe(400);
  expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
});

test('a deposit for the EU owes no VAT, and its End invoice is posted once with its code', async () => {
  const other = await createCompany();
  await startSalesBooks(other);
  const eu = { ...german, vatcode: 'SEUY' };
  const { invoicenumber } = await paidDeposit(other.owner, eu);
  await issue(other.owner, {
    ...eu,
    depinvoicenumber: invoicenumber,
    groups: { '1': [line(5000)] },
  });
  await deliverInvoiceEvents(other);
  const entries = await readLedger(other);
  expect(ledgerBalances(entries)).toEqual({ 1150: -500_000, 6190: 375_000, 6480: 125_000 });
});

test('an invoice in euro with a rate keeps it, and is posted in kroner', async () => {
  const other = await createCompany();
  await startSalesBooks(other);
  await saveSettings(other, { currency: 'EUR' });
  const { id, invoicenumber } = await issue(other.owner, {
    exchangerate: '746,05',
    groups: { '1': [line(1000)] },
  });
  expect(id).not.toBe('');
  const body = { invoiceNumber: invoicenumber };
  const { json } = await other.owner.call(invoiceRoutes.getPrintableInvoice, { body });
  expect(json).toMatchObject({ currency: 'EUR', exchangerate: 746.05, tax: 250 });
  await deliverInvoiceEvents(other);
  const entries = await readLedger(other);
  expect(ledgerBalances(entries)).toEqual({ 1010: -746_050, 6190: 932_563, 7680: -186_513 });
});

test('every VAT code of a sale is in its box of the return', async () => {
  const other = await createCompany();
  await startSalesBooks(other);
  const danish = { vatnumber: 'DK13748136' };
  const eu = [line(100), line(200, 'SEUV'), line(300, 'SEUY'), line(400, 'SEXP')];
  await issue(other.owner, { ...german, groups: { '1': [...eu, line(500, 'SFRI')] } });
  await issue(other.owner, { ...danish, vatcode: 'SOMV', groups: { '1': [line(600)] } });
  await deliverInvoiceEvents(other);
  const query = { from: '2026-10', to: '2026-12' };
  const { json } = await other.owner.call(vatRoutes.getVatOverview, { query });
  const { boxes } = json as { boxes: { box: string; amount: number; posted: number }[] };
  const filled = boxes.filter(({ amount }) => amount !== 0);
  expect(Object.fromEntries(filled.map(({ box, amount }) => [box, amount]))).toEqual({
    sales: 25,
    euGoodsSold: 200,
    euServicesSold: 300,
    otherSales: 1000,
  });
});
