import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { Order } from '@driftig/domain/orders/order';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { invoiceForm, issue } from '@driftig/tests/support/company/invoices';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const party = {
  ordertittle: 'Forårsreception',
  orderdescription: 'Scene og lyd',
  orderdatestart: '2027-03-12',
  orderdateend: '2027-03-13',
  timestart: '14:00',
  timedone: '18:30',
  orderdescriptionemployees: 'Husk skoene',
  orderdescriptionadministration: 'Ring først',
};

async function printed(invoicenumber: number) {
  const body = { invoicenumber };
  return (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body })).json;
}

async function ordersIn(year: number, month: number): Promise<number | undefined> {
  const query = { year: String(year) };
  const { json } = await company.owner.call(dashboardRoutes.getOrdersByMonth, { query });
  const rows = json as { month: number; value: number }[];
  return rows.find((row) => row.month === month)?.value;
}

describe('an invoice with a title and a start date', () => {
  test('creates an order with its own number, linked to the invoice', async () => {
    await company.store.commit({
      writes: [company.store.series.raiseInvoiceNumber(31)],
      audit: { action: 'company.settingsChanged', subject: 'settings 1' },
    });
    const { invoicenumber } = await issue(company.owner, party);
    expect(await company.store.orders.find(1)).toMatchObject({
      title: 'Forårsreception',
      description: 'Scene og lyd',
      startDate: '2027-03-12',
      endDate: '2027-03-13',
      startTime: '14:00',
      endTime: '18:30',
      status: 'notStarted',
      company: 'Holm & Søn ApS',
      invoiceNumber: 31,
      noteEmployees: 'Husk skoene',
      noteAdministration: 'Ring først',
    });
    expect(await printed(invoicenumber)).toMatchObject({
      ordernumber: 1,
      ordertittle: 'Forårsreception',
      ordertimestart: '14:00',
    });
  });

  test('counts the order in the month it starts, and the sale in the month of the invoice', async () => {
    await issue(company.owner, party);
    await issue(company.owner, party);
    expect(await ordersIn(2027, 3)).toBe(2);
    expect(await ordersIn(2026, 11)).toBe(0);
    expect(await company.store.totals.getYear(2026)).toMatchObject({ s11: 20_000, c1: 2 });
    expect(await company.store.totals.getYear(2027)).toMatchObject({ s03: 0, c1: 0, o03: 2 });
  });

  test('issued at once with others gets an order number of its own', async () => {
    await company.owner.session();
    const issued = await Promise.all([1, 2, 3, 4].map(() => issue(company.owner, party)));
    const orders = await Promise.all(
      [1, 2, 3, 4].map((number) => company.store.orders.find(number)),
    );
    expect(new Set(orders.map((order) => order?.invoiceNumber))).toEqual(
      new Set(issued.map(({ invoicenumber }) => invoicenumber)),
    );
    expect(await company.store.orders.find(5)).toBeUndefined();
  });
});

test.each([{ ordertittle: '' }, { orderdatestart: '' }])(
  'with %j no order is created',
  async (without) => {
    const { ordertittle, orderdatestart } = party;
    await issue(company.owner, { ordertittle, orderdatestart, ...without });
    expect(await company.store.orders.find(1)).toBeUndefined();
    expect(await ordersIn(2027, 3)).toBe(0);
  },
);

describe('an existing order', () => {
  const order: Order = {
    id: '7.abcdefgh',
    number: 7,
    title: 'Bryllup',
    description: '',
    startDate: '2026-06-06',
    endDate: '2026-06-06',
    startTime: '',
    endTime: '',
    status: 'done',
    customerId: '',
    company: 'Holm & Søn ApS',
    name: '',
    version: 1,
    noteEmployees: '',
    noteAdministration: '',
  };
  const ofOrder = { ...party, getOrderUniqueNumber: 7 };
  beforeEach(async () => {
    await company.store.commit({
      writes: company.store.orders.insert(order, () => new Error('taken')),
      audit: { action: 'orders.placed', subject: 'order 7' },
    });
  });

  test('is linked, and no other is created', async () => {
    const { invoicenumber } = await issue(company.owner, ofOrder);
    expect(await company.store.orders.find(7)).toMatchObject({ invoiceNumber: invoicenumber });
    expect(await company.store.orders.find(1)).toBeUndefined();
    expect(await printed(invoicenumber)).toMatchObject({ ordernumber: 7 });
  });

  test('gives title, description, dates and times, whatever the request says', async () => {
    const { invoicenumber } = await issue(company.owner, ofOrder);
    expect(await printed(invoicenumber)).toMatchObject({
      ordertittle: 'Bryllup',
      orderdescription: '',
      orderdatestart: '2026-06-06',
      orderdateend: '2026-06-06',
      ordertimestart: '',
    });
  });

  test('gets the notes that are sent along, and a form opened before cannot undo them', async () => {
    await issue(company.owner, ofOrder);
    expect(await company.store.orders.find(7)).toMatchObject({
      noteEmployees: 'Husk skoene',
      noteAdministration: 'Ring først',
      version: 2,
    });
  });

  test('keeps its own notes where none are sent', async () => {
    await company.store.commit({
      writes: company.store.orders.replace(order, { ...order, noteEmployees: 'Kl. 8' }),
      audit: { action: 'orders.changed', subject: 'order 7' },
    });
    await issue(company.owner, { getOrderUniqueNumber: 7, orderdescriptionadministration: 'Ring' });
    expect(await company.store.orders.find(7)).toMatchObject({
      noteEmployees: 'Kl. 8',
      noteAdministration: 'Ring',
    });
  });

  test('is invoiced once, also by two requests at once, and no number is lost', async () => {
    await company.owner.session();
    const ask = () =>
      company.owner.call(invoiceRoutes.issueInvoice, { body: { ...invoiceForm, ...ofOrder } });
    const answers = await Promise.all([ask(), ask()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
    expect(answers.find(({ status }) => status === 400)?.json).toMatchObject({
      fields: { getOrderUniqueNumber: 'Ordren er allerede faktureret.' },
    });
    expect((await company.store.series.read()).invoice).toBe(2);
  });
});
