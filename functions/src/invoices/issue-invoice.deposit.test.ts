import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  buyerAddress,
  depositForm,
  invoiceForm,
  issue,
  paidDeposit,
  setStatus,
} from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const { groups } = depositForm;
const call = (changes: object) => {
  const body = { ...invoiceForm, ...buyerAddress, groups, ...changes };
  return company.owner.call(invoiceRoutes.issueInvoice, { body });
};
const printable = async (invoicenumber: number) =>
  (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber } })).json;
const openDeposits = async () => (await company.owner.call(invoiceRoutes.listOpenDeposits)).json;
const orderOf = (number: number) => company.store.orders.find(number);

describe('a deposit invoice', () => {
  test('asks for the deposit, with the VAT that is in it', async () => {
    const answer = await call(depositForm);
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      priceValue: 1000,
      taxValue: 250,
      totalValue: 1250,
      totalValueCalculated: 1250,
    });
    expect(await printable(1)).toMatchObject({
      savedasdep: 1,
      price: 1000,
      tax: 250,
      total: 1250,
      depprice: 1250,
      open: 1250,
      groups: { '1': [{ total: 10_000 }] },
    });
  });

  test('agrees with the sums that the form showed', async () => {
    const shown = { priceValue: 10_000, taxValue: 2500, totalValue: 12_500 };
    expect((await call({ ...depositForm, ...shown, totalValueCalculated: 1250 })).status).toBe(201);
    const other = await call({ ...depositForm, ...shown, totalValueCalculated: 12_500 });
    expect(other.json).toMatchObject({ fields: { totalValueCalculated: expect.any(String) } });
  });

  test('stands on its order, which still can be invoiced', async () => {
    const { ordernumber } = await placeOrder(company.owner);
    await issue(company.owner, { ...depositForm, getOrderUniqueNumber: ordernumber, groups: {} });
    expect(await orderOf(ordernumber)).toMatchObject({ depositInvoiceNumber: 1 });
    expect((await orderOf(ordernumber))?.invoiceNumber).toBeUndefined();
    const again = await call({ ...depositForm, getOrderUniqueNumber: ordernumber });
    expect(again.json).toMatchObject({
      fields: { getOrderUniqueNumber: 'Ordren har allerede en depositumfaktura.' },
    });
  });

  test('makes an order of a title and a date, which has it as its deposit', async () => {
    await issue(company.owner, { ...depositForm, orderdatestart: '2026-12-01' });
    expect(await orderOf(1)).toMatchObject({ depositInvoiceNumber: 1 });
  });

  test('sells nothing yet', async () => {
    const product = { dType: 'products', name: 'Telt', quantity: 5 };
    const { json } = await company.owner.call(recordRoutes.createRecord, { body: product });
    const { id } = json as { id: string };
    const line = { id, name: 'Telt', description: 'Ét døgn', quantity: 2, price: 1000 };
    await issue(company.owner, { ...depositForm, groups: { '1': [line] } });
    expect((await company.store.records.get('products', id)).values).toMatchObject({ quantity: 5 });
  });

  test('is listed as a base until one is based on it; unpaid it says so', async () => {
    const { id } = await issue(company.owner, { ...depositForm, groups });
    expect(await openDeposits()).toMatchObject([
      {
        invoicenumber: 1,
        company: 'Holm & Søn ApS',
        tittle: 'Sommerfest',
        depprice: 1250,
        paid: false,
      },
    ]);
    await setStatus(company.owner, id, 3);
    expect(await openDeposits()).toMatchObject([{ paid: true }]);
    await issue(company.owner, { groups, depinvoicenumber: 1 });
    expect(await openDeposits()).toEqual([]);
  });

  test('is refused (402) on Starter', async () => {
    company = await createCompany({ plan: 'starter' });
    expect((await call(depositForm)).status).toBe(402);
  });
});

describe('an End invoice on a paid deposit', () => {
  test('takes it off, and says its number, date, net and VAT', async () => {
    await paidDeposit(company.owner);
    const answer = await call({ depinvoicenumber: 1, depprice: 1250 });
    expect(answer.json).toMatchObject({
      priceValue: 10_000,
      taxValue: 2500,
      totalValue: 12_500,
      totalValueCalculated: 11_250,
    });
    expect(await printable(2)).toMatchObject({
      refinvoice: 1,
      depdate: '2026-11-12',
      depnet: 1000,
      deptax: 250,
      depprice: 1250,
      displaytotalprice: 11_250,
      open: 11_250,
    });
    expect(await printable(1)).toMatchObject({ usedby: 2 });
  });

  test('is of the order of its deposit, also where the form does not say so', async () => {
    const { ordernumber } = await placeOrder(company.owner);
    await paidDeposit(company.owner, { getOrderUniqueNumber: ordernumber });
    await issue(company.owner, {
      groups,
      depinvoicenumber: 1,
      ordertittle: 'Noget andet',
      orderdatestart: '2026-12-24',
    });
    expect(await orderOf(ordernumber)).toMatchObject({ invoiceNumber: 2, depositInvoiceNumber: 1 });
    expect(await orderOf(ordernumber + 1)).toBeUndefined();
  });

  test('counts as revenue what the deposit has not', async () => {
    await paidDeposit(company.owner);
    await issue(company.owner, { groups, depinvoicenumber: 1 });
    expect(await company.store.totals.getYear(2026)).toMatchObject({ s11: 1_000_000 });
  });

  test.each([
    ['is unknown', { depinvoicenumber: 99 }, 'depinvoicenumber'],
    ['is an End invoice', { depinvoicenumber: 2 }, 'depinvoicenumber'],
    ['is not paid', { depinvoicenumber: 3 }, 'depinvoicenumber'],
    ['has another price', { depinvoicenumber: 1, depprice: 1251 }, 'depprice'],
    ['is that of a deposit', { ...depositForm, depinvoicenumber: 1 }, 'depinvoicenumber'],
  ])('is refused at its field when the deposit %s, and no number is used', async (_w, sent, at) => {
    await paidDeposit(company.owner);
    await issue(company.owner);
    await issue(company.owner, { ...depositForm, groups });
    const answer = await call(sent);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([at]);
    expect((await company.store.series.read()).invoice).toBe(4);
  });

  test('leaves out no deposit of its order', async () => {
    const { ordernumber } = await placeOrder(company.owner);
    await issue(company.owner, { ...depositForm, groups, getOrderUniqueNumber: ordernumber });
    const answer = await call({ getOrderUniqueNumber: ordernumber });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      fields: { depinvoicenumber: expect.stringContaining('har depositumfaktura 1') },
    });
  });

  test("never finds another company's deposit", async () => {
    const other = await createCompany();
    await paidDeposit(other.owner);
    expect((await call({ depinvoicenumber: 1 })).json).toMatchObject({
      fields: { depinvoicenumber: 'Depositumfakturaen findes ikke.' },
    });
  });

  test('is made once: of two at the same time one is refused, and uses no number', async () => {
    await paidDeposit(company.owner);
    const answers = await Promise.all([
      call({ depinvoicenumber: 1 }),
      call({ depinvoicenumber: 1 }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
    expect((await company.store.series.read()).invoice).toBe(3);
  });

  test('keeps its deposit paid', async () => {
    const { id } = await paidDeposit(company.owner);
    await issue(company.owner, { groups, depinvoicenumber: 1 });
    const body = { id, invoicechose: 2 };
    const answer = await company.owner.call(invoiceRoutes.changeInvoiceStatus, { body });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ message: expect.stringContaining('er trukket fra') });
  });

  test('gives the deposit free when it is deleted', async () => {
    await paidDeposit(company.owner);
    const { id } = await issue(company.owner, { groups, depinvoicenumber: 1 });
    await company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'invoices', id } });
    expect(await openDeposits()).toMatchObject([{ invoicenumber: 1, paid: true }]);
    await issue(company.owner, { groups, depinvoicenumber: 1 });
  });
});

test('a cancelled order is not invoiced', async () => {
  const { id, ordernumber } = await placeOrder(company.owner);
  const body = { id, invoicechose: 4 };
  await company.owner.call(orderRoutes.changeOrderStatus, { body });
  expect((await call({ getOrderUniqueNumber: ordernumber })).json).toMatchObject({
    fields: { getOrderUniqueNumber: `Ordre ${ordernumber} er annulleret.` },
  });
});
