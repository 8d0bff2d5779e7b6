import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { Caller } from '@driftig/tests/support/company/company';

import { quantile, timeRuns, type Figure } from './figures.ts';
import type { Ask } from './served.ts';

export const threeLines = {
  date: '2026-11-12',
  paydate: '2026-11-17',
  deporend: 0,
  company: 'Holm & Søn ApS',
  name: 'Kirsten Holm',
  cvr: '25450442',
  address: 'Dæmningen 42, 2.',
  zipcode: '7100',
  town: 'Vejle',
  email: 'kirsten@holm.dk',
  groups: {
    '1': [
      {
        name: 'Telt 9 × 15 m',
        description: 'Inkl. gulv',
        quantity: 1,
        price: 14_500,
        unit: 'stk.',
      },
    ],
    '2': [{ name: 'Lydpakke L', description: 'To højttalere, mixer', quantity: 1, price: 6800 }],
    '3': [{ taskname: 'Opsætning', description: 'Fire personer', quantity: 2.5, price: 395 }],
  },
};

const written = 800;
let keys = 0;
const freshKey = () => ({ 'idempotency-key': `bench-key-${(keys += 1)}` });

/** Issues invoices one after another, and by 16 writers at once. */
export async function measureIssuing(ask: Ask, owner: Caller): Promise<Figure[]> {
  const cookies = await owner.session();
  const issue = () =>
    ask(invoiceRoutes.issueInvoice, { cookies, body: threeLines, headers: freshKey() });
  const times = await timeRuns(300, issue);
  let left = written;
  let errors = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left > 0) {
        left -= 1;
        if ((await issue()).status !== 201) errors += 1;
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  return [
    { name: 'Issue a 3-line invoice, p50', measured: quantile(times, 0.5), unit: 'ms', target: 20 },
    {
      name: 'Issue a 3-line invoice, p95',
      measured: quantile(times, 0.95),
      unit: 'ms',
      target: 35,
    },
    {
      name: 'Issue with 16 writers',
      measured: written / seconds,
      unit: '/s',
      target: 50,
      atLeast: true,
    },
    { name: 'Issue with 16 writers, errors', measured: errors, unit: 'errors', target: 0 },
  ];
}

interface ListTimes {
  readonly list: readonly number[];
  readonly months: readonly number[];
}

/** Reading, in a company of any size. */
async function measureReading(ask: Ask, owner: Caller): Promise<ListTimes> {
  const cookies = await owner.session();
  const list = await timeRuns(300, () =>
    ask(recordRoutes.listInvoices, { cookies, query: { limit: '20' } }),
  );
  const months = await timeRuns(300, () =>
    ask(dashboardRoutes.getSalesByMonth, { cookies, query: { year: '2026' } }),
  );
  return { list, months };
}

/** The newest invoices of a small company against those of a large one. */
export async function compareReading(ask: Ask, small: Caller, large: Caller): Promise<Figure[]> {
  const atFew = await measureReading(ask, small);
  const atMany = await measureReading(ask, large);
  const ratio = quantile(atMany.list, 0.5) / quantile(atFew.list, 0.5);
  return [
    { name: 'Newest 20 of 100, p50', measured: quantile(atFew.list, 0.5), unit: 'ms' },
    { name: 'Newest 20 of 100,000, p50', measured: quantile(atMany.list, 0.5), unit: 'ms' },
    {
      name: 'Newest 20 of 100,000, p95',
      measured: quantile(atMany.list, 0.95),
      unit: 'ms',
      target: 15,
    },
    { name: 'Newest 20: p50 at 100,000 against 100', measured: ratio, unit: 'times', target: 1.2 },
    {
      name: 'Twelve months at 100,000, p95',
      measured: quantile(atMany.months, 0.95),
      unit: 'ms',
      target: 25,
    },
  ];
}
