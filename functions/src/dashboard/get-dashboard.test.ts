import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

let company: TestCompany;

/** Price without tax, date, payment date and status of each invoice. */
const stored = [
  [1_234_567.85, '2024-01-31', '2024-02-10', 1],
  [100, '2024-02-01', '2024-11-11', 2],
  [99.99, '2024-02-29', '2024-11-12', 4],
  [2000.04, '2024-06-15', '2024-06-30', 3],
  [5000, '2024-12-31', '2025-01-10', 5],
  [750.5, '2023-12-31', '2024-01-10', 4],
] as const;

beforeAll(async () => {
  company = await createCompany();
  for (const [price, date, paydate, status] of stored) {
    const groups = { '1': [{ description: 'Leje', quantity: 1, price }] };
    const order = { ordertittle: 'Fest', orderdatestart: date };
    const { id } = await issue(company.owner, { date, paydate, groups, ...order });
    await setStatus(company.owner, id, status);
  }
});

async function dashboard(year: string, now = '2024-11-12T12:00:00.000Z') {
  await company.owner.session();
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(now);
  const { json } = await company.owner.call(dashboardRoutes.getDashboard, { query: { year } });
  return json;
}

interface Row {
  readonly status: number;
  readonly displaytotalprice: number;
  readonly overpaydate: number;
}
const oereOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { displaytotalprice }) => sum + Math.round(displaytotalprice * 100), 0);

test("the answer has the year's six figures and those of the year before", async () => {
  expect(await dashboard('2024')).toEqual({
    invoicecount: 5,
    filteredInvoiceCount: 3,
    overdueCount: 2,
    ordercount: 5,
    employeecount: 3,
    totalSum: '1.236.767,9',
    unpaidSum: 1_543_459.8,
    overdueSum: 1_543_334.81,
    credits: [],
    othercurrencies: [],
    lastYear: { totalSum: '750,5', invoicecount: 1, ordercount: 1 },
  });
});

test('the figures equal those computed from the invoice list', async () => {
  const figures = await dashboard('2024');
  const query = { year: '2024', limit: '500' };
  const { json } = await company.owner.call(recordRoutes.listInvoices, { query });
  const rows = json as readonly Row[];
  const unpaid = rows.filter(({ status }) => status !== 3 && status !== 5);
  const overdue = rows.filter(({ overpaydate }) => overpaydate === 1);
  expect(figures).toMatchObject({
    invoicecount: rows.length,
    filteredInvoiceCount: unpaid.length,
    unpaidSum: oereOf(unpaid) / 100,
    overdueCount: overdue.length,
    overdueSum: oereOf(overdue) / 100,
    credits: [],
  });
});

test('an invoice is overdue the day after its payment date, in Danish time', async () => {
  expect(await dashboard('2024', '2024-11-12T22:59:59.000Z')).toMatchObject({ overdueCount: 2 });
  expect(await dashboard('2024', '2024-11-12T23:00:00.000Z')).toMatchObject({ overdueCount: 3 });
});

describe('the revenue is formatted in Danish with exactly one decimal', () => {
  test.each([
    ['nothing', [], '0,0'],
    ['whole kroner', [1000], '1.000,0'],
    ['five øre, rounded up', [0.05], '0,1'],
    ['four øre, rounded down', [0.04], '0,0'],
    ['millions', [2_847_350.45], '2.847.350,5'],
  ])('%s', async (_what, prices, written) => {
    const { owner } = await createCompany();
    for (const price of prices)
      await issue(owner, { groups: { '1': [{ description: 'Leje', quantity: 1, price }] } });
    const query = { year: '2026' };
    const { json } = await owner.call(dashboardRoutes.getDashboard, { query });
    expect(json).toMatchObject({ totalSum: written });
  });
});

test('a year without data has zeros', async () => {
  expect(await dashboard('2030')).toEqual({
    invoicecount: 0,
    filteredInvoiceCount: 0,
    overdueCount: 0,
    ordercount: 0,
    employeecount: 3,
    totalSum: '0,0',
    unpaidSum: 0,
    overdueSum: 0,
    credits: [],
    othercurrencies: [],
    lastYear: { totalSum: '0,0', invoicecount: 0, ordercount: 0 },
  });
});

describe('the figures are refused', () => {
  test.each([
    {},
    { year: '' },
    { year: '1999' },
    { year: '2101' },
    { year: '2024.5' },
    { year: 'x' },
  ])('with %j', async (query) => {
    const { status, json } = await company.owner.call(dashboardRoutes.getDashboard, { query });
    expect(status).toBe(400);
    expect(json).toMatchObject({ fields: { year: expect.stringMatching(/år/i) } });
  });

  test('to employees', async () => {
    const query = { year: '2024' };
    const answer = await company.employee.call(dashboardRoutes.getDashboard, { query });
    expect(answer.status).toBe(403);
  });
});
