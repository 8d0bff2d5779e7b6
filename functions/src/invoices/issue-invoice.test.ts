import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { buyerAddress, invoiceForm, issue } from '@driftig/tests/support/company/invoices';
import { beforeAll, describe, expect, test } from 'vitest';

const body = {
  date: '2026-11-12',
  paydate: '2026-11-17',
  deporend: 0,
  company: 'Holm & Søn ApS',
  ...buyerAddress,
  groups: {
    '1': [{ name: 'Telt', description: 'Inkl. gulv', quantity: 1, price: '14.500,00' }],
    '2': [
      { name: 'Lydpakke', description: 'To højttalere', quantity: 1, price: 6800, total: 6800 },
    ],
    '3': [{ taskname: 'Opsætning', description: 'Fire personer', quantity: '2,5', price: 395 }],
  },
};

test('an issued invoice has the next number and the exact sums of its lines', async () => {
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

test('the bank account of the form is printed; without one the company’s is', async () => {
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

describe('amounts', () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await createCompany();
  });

  async function sumsOf(lines: readonly object[], changes: object = {}) {
    const groups = { '1': lines.map((line) => ({ description: 'Leje', quantity: 1, ...line })) };
    const issued = await issue(company.owner, { groups, ...buyerAddress, ...changes });
    const { priceValue, taxValue, totalValue } = issued as unknown as Record<string, number>;
    return [priceValue, taxValue, totalValue];
  }

  test.each<[string, readonly object[], readonly number[]]>([
    ['comma', [{ price: '1.234,50', quantity: '2,5' }], [3086.25, 771.56, 3857.81]],
    ['dot', [{ price: '1234.50', quantity: '2.5' }], [3086.25, 771.56, 3857.81]],
    ['numbers', [{ price: 0.1 }, { price: 0.2 }], [0.3, 0.08, 0.38]],
    ['half an øre of tax, rounded away from zero', [{ price: 0.02 }], [0.02, 0.01, 0.03]],
    ['a deduction', [{ price: 100 }, { price: '-20,50' }], [79.5, 19.88, 99.38]],
    ['nothing to pay', [{ price: 0 }], [0, 0, 0]],
  ])('%s', async (_what, lines, sums) => {
    expect(await sumsOf(lines)).toEqual(sums);
  });

  test('that the form has shown are accepted when they agree', async () => {
    const shown = {
      priceValue: '100,00',
      taxValue: 25,
      totalValue: 125,
      totalValueCalculated: '125',
    };
    expect(await sumsOf([{ price: 100 }], shown)).toEqual([100, 25, 125]);
  });

  test("use the company's own tax rate, also 0 %", async () => {
    const { owner, store } = company;
    const { settings } = await store.company.get();
    await store.commit({
      writes: store.company.saveSettings(
        await store.company.get(),
        { ...settings, taxPercent: 0 },
        '2026-11-12T10:00:00.000Z',
      ),
      audit: { action: 'company.settingsChanged', subject: 'settings 2' },
    });
    expect(await sumsOf([{ price: 100, tax: 25 }])).toEqual([100, 0, 100]);
    expect(
      (await owner.call(recordRoutes.listInvoices, { query: { limit: '1' } })).json,
    ).toMatchObject([{ displaytotalprice: 100 }]);
  });
});

describe('a customer chosen by id', () => {
  const customer = {
    company: 'Aarhus Havn Event A/S',
    fullname: 'Lone Bjerregaard',
    cvr: '13748136',
    address: 'Mindet 6',
    zipcode: '8000',
    town: 'Aarhus C',
    country: 'Danmark',
    email: 'lone@havn.dk',
    phone: '87302010',
  };
  let company: TestCompany;
  let customerid: string;
  beforeAll(async () => {
    company = await createCompany();
    const body = { dType: 'customers', ...customer, description: 'Intern note' };
    const { json } = await company.owner.call(recordRoutes.createRecord, { body });
    customerid = (json as { id: string }).id;
  });

  async function buyerOf(changes: object): Promise<unknown> {
    const { invoicenumber } = await issue(company.owner, { customerid, ...changes });
    const body = { invoicenumber };
    return (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body })).json;
  }
  const { fullname, ...rest } = customer;

  test('is the buyer when the form names none', async () => {
    expect(await buyerOf({ company: '' })).toMatchObject({ ...rest, name: fullname });
  });

  test('fills the empty fields of the form, not the others', async () => {
    expect(await buyerOf({ company: '', email: 'faktura@havn.dk' })).toMatchObject({
      ...rest,
      name: fullname,
      email: 'faktura@havn.dk',
    });
  });

  test('does not change a buyer that the form names', async () => {
    const written = { company: 'Aarhus Havn', address: 'Havnen 1' };
    expect(await buyerOf(written)).toMatchObject({ ...written, name: '', cvr: '', phone: '' });
  });

  test('stays on the invoice as it was when changed later', async () => {
    const { invoicenumber } = await issue(company.owner, { customerid, company: '' });
    const body = { dType: 'customers', id: customerid, address: 'Ny vej 1' };
    await company.owner.call(recordRoutes.updateRecordById, { body });
    const printed = await company.owner.call(invoiceRoutes.getPrintableInvoice, {
      body: { invoicenumber },
    });
    expect(printed.json).toMatchObject({ address: 'Mindet 6' });
  });
});

test('an employee may not issue invoices', async () => {
  const { employee } = await createCompany();
  const answer = await employee.call(invoiceRoutes.issueInvoice, { body: invoiceForm });
  expect(answer.status).toBe(403);
});

describe('a wrong field is refused, and nothing is written:', () => {
  test.each([
    [
      'groups.1.0.price',
      { groups: { '1': [{ description: 'x', quantity: 99_999_999, price: 99_999_999 }] } },
    ],
    [
      'orderUsers',
      {
        orderUsers: ['01JBM4W000EMP10YEE00000001'],
        ordertittle: 'Fest',
        orderdatestart: '2026-12-01',
      },
    ],
    ['ordertittle', { orderdescriptionemployees: 'Mød kl. 8' }],
    ['orderdatestart', { ordertittle: 'Fest', orderdescriptionadministration: 'Ring først' }],
    ['email', { email: 'ikke en adresse' }],
  ])('%s', async (field, wrong) => {
    const { owner, store } = await createCompany();
    const answer = await owner.call(invoiceRoutes.issueInvoice, {
      body: { ...invoiceForm, ...wrong },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toContain(field);
    expect(await store.series.read()).toMatchObject({ invoice: 1, order: 1 });
  });

  test('the largest accepted invoice can be stored and read', async () => {
    const { owner } = await createCompany();
    const line = { name: 'æ'.repeat(100), description: 'ø'.repeat(40), quantity: 1, price: 10 };
    const body = {
      ...invoiceForm,
      ...buyerAddress,
      groups: {
        '1': Array.from({ length: 500 }, () => line),
        '2': Array.from({ length: 300 }, () => line),
      },
    };
    const answer = await owner.call(invoiceRoutes.issueInvoice, { body });
    expect(answer.status).toBe(201);
    const shown = await owner.call(invoiceRoutes.getPrintableInvoice, {
      body: { invoicenumber: 1 },
    });
    expect(shown.status).toBe(200);
  });
});
