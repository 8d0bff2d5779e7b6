import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { backfillCurrencies } from '@driftig/data/invoices/currency-backfill';
import {
  customerMonthEntity,
  foreignEntity,
  owedEntity,
  totalsEntity,
} from '@driftig/data/dashboard/dashboard.entities';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { saveSettings } from './support/company/company-settings.ts';
import { createCustomer } from './support/company/customers.ts';
import { buyerAddress, issue, setStatus } from './support/company/invoices.ts';
import { runBeforeCommit } from './support/stack/commit-barrier.ts';
import { services } from '@driftig/functions/pipeline/services';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.setSystemTime('2026-07-15T10:00:00.000Z');
  return () => vi.useRealTimers();
});

const lineOf = (price: number) => ({ '1': [{ description: 'Leje', quantity: 1, price }] });
const dates = { date: '2026-06-01', paydate: '2026-06-10' };

async function inCurrency(company: TestCompany, currency: string): Promise<void> {
  const { status } = await saveSettings(company, { invoiceactualnumber: '2', currency });
  expect(status).toBe(200);
}

/** 1.000 kr. and 200 EUR without VAT, both overdue and of one customer. */
async function inTwoCurrencies() {
  const company = await createCompany();
  const customerid = await createCustomer(company.owner);
  await saveSettings(company);
  const kroner = await issue(company.owner, { ...dates, customerid, groups: lineOf(1000) });
  await inCurrency(company, 'EUR');
  const euro = await issue(company.owner, {
    ...dates,
    ...buyerAddress,
    customerid,
    groups: lineOf(200),
  });
  return { company, customerid, kroner, euro };
}

async function figures({ owner }: TestCompany, customerid: string) {
  const query = { year: '2026' };
  const [dashboard, revenue, months, customer, rows] = await Promise.all([
    owner.call(dashboardRoutes.getDashboard, { query }),
    owner.call(dashboardRoutes.getRevenue, { query }),
    owner.call(dashboardRoutes.getSalesByMonth, { query }),
    owner.call(recordRoutes.getCustomerOverview, { query: { customerid } }),
    owner.call(recordRoutes.listInvoices, { query }),
  ]);
  return {
    dashboard: dashboard.json,
    revenue: revenue.json,
    june: (months.json as object[])[5],
    customer: customer.json,
    currencies: (rows.json as { currency: string }[]).map(({ currency }) => currency),
  };
}

const inBoth = {
  dashboard: {
    invoicecount: 2,
    filteredInvoiceCount: 2,
    overdueCount: 2,
    totalSum: '1.000,0',
    unpaidSum: 1250,
    overdueSum: 1250,
    othercurrencies: [
      { currency: 'EUR', revenue: 200, revenuelastyear: 0, unpaid: 250, overdue: 250 },
    ],
  },
  revenue: { totalRevenue: 1000, othercurrencies: [{ currency: 'EUR', totalRevenue: 200 }] },
  june: { month: 6, value: 1000, othercurrencies: [{ currency: 'EUR', value: 200 }] },
  customer: {
    revenue: 1000,
    unpaidcount: 2,
    unpaidamount: 1250,
    overduecount: 2,
    overdueamount: 1250,
    othercurrencies: [
      {
        currency: 'EUR',
        revenue: 200,
        revenuelastyear: 0,
        unpaidamount: 250,
        overdueamount: 250,
      },
    ],
  },
  currencies: ['EUR', 'DKK'],
};

test('kroner and euro are counted together and never added', async () => {
  const { company, customerid } = await inTwoCurrencies();
  expect(await figures(company, customerid)).toMatchObject(inBoth);
});

test('payments and credit notes change the figures of their own currency', async () => {
  const { company, customerid, euro } = await inTwoCurrencies();
  const { owner } = company;
  const body = { id: euro.id, date: '2026-07-01', amount: 100 };
  await owner.call(invoiceRoutes.recordPayment, { body });
  const { dashboard } = await figures(company, customerid);
  expect(dashboard).toMatchObject({
    unpaidSum: 1250,
    othercurrencies: [{ currency: 'EUR', revenue: 200, unpaid: 150, overdue: 150 }],
  });
  await setStatus(owner, euro.id, 5);
  const after = await figures(company, customerid);
  expect(after.dashboard).toMatchObject({ unpaidSum: 1250, othercurrencies: [] });
  expect(after.customer).toMatchObject({ unpaidamount: 1250, othercurrencies: [] });
});

test("another company's currencies are not in the figures", async () => {
  const { company } = await inTwoCurrencies();
  const other = await createCompany();
  const query = { year: '2026' };
  const { json } = await other.owner.call(dashboardRoutes.getDashboard, { query });
  expect(json).toMatchObject({ invoicecount: 0, othercurrencies: [] });
  expect(company.companyId).not.toBe(other.companyId);
});

/** As it was stored before amounts were kept by currency: all in the figures of kroner. */
async function asBefore({ companyId }: TestCompany, customerId: string): Promise<void> {
  const { table } = services();
  const { client, name: TableName } = table;
  const strip = async (number: number) => {
    const sk = `no#${String(number).padStart(9, '0')}`;
    const Key = { pk: `c#${companyId}#invoice`, sk };
    await client.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'REMOVE #r.cy',
        ExpressionAttributeNames: { '#r': 'r' },
      }),
    );
  };
  await Promise.all([1, 2].map(strip));
  const scopes = ['totals#2026', 'owed#2026', `cu#${customerId}`];
  const foreign = foreignEntity(table);
  for (const scope of scopes) {
    const { data } = await foreign.query.main({ companyId, scope }).go();
    for (const { period, currency } of data)
      await foreign.delete({ companyId, scope, period, currency }).go();
  }
  const month = '2026-06';
  const due = { a10: 25_000 };
  await totalsEntity(table).upsert({ companyId, year: 2026 }).add({ s06: 20_000, a1: 25_000 }).go();
  await owedEntity(table).upsert({ companyId, year: 2026, month }).add(due).go();
  await customerMonthEntity(table)
    .upsert({ companyId, customerId, month })
    .add({ r: 20_000, ...due })
    .go();
}

test('amounts counted as kroner are moved to their currency once, however often it runs', async () => {
  const { company, customerid } = await inTwoCurrencies();
  await asBefore(company, customerid);
  const { companyId } = company;
  const { table } = services();
  const before = await figures(company, customerid);
  expect(before.dashboard).toMatchObject({ totalSum: '1.200,0', othercurrencies: [] });
  expect(await backfillCurrencies(table, companyId)).toBe(2);
  expect(await backfillCurrencies(table, companyId)).toBe(0);
  expect(await figures(company, customerid)).toMatchObject(inBoth);
});

const statuses = { paid: 3, sent: 1 };

/** Pays the whole of each invoice, or takes that back. */
async function setAll({ owner }: TestCompany, status: keyof typeof statuses): Promise<void> {
  const { json } = await owner.call(recordRoutes.listInvoices);
  const rows = json as { id: string }[];
  expect(rows).toHaveLength(2);
  for (const { id } of rows) await setStatus(owner, id, statuses[status]);
}

test.for([
  { stored: 'never changed', before: false },
  { stored: 'changed before', before: true },
])('an invoice $stored that changes meanwhile waits for the next run', async ({ before }) => {
  const { company, customerid } = await inTwoCurrencies();
  if (before) for (const status of ['paid', 'sent'] as const) await setAll(company, status);
  await asBefore(company, customerid);
  const { table } = services();
  const { companyId } = company;
  // The status is as it was in the end; the version tells that there was a change.
  runBeforeCommit(table, async () => {
    for (const status of ['paid', 'sent'] as const) await setAll(company, status);
  });
  expect(await backfillCurrencies(table, companyId)).toBe(0);
});
