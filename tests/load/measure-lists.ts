import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';

import { capacityOf } from '../support/infra/capacity.ts';
import { quantile, timeRuns, type Figure } from './figures.ts';
import { threeLines } from './measure-invoices.ts';
import { seedInvoices } from './seed.ts';
import type { Ask } from './served.ts';

const count = 25_000;
/** The page sizes that the screen asks for: a small one first, then large ones. */
const [first, later] = ['40', '500'];

interface Page {
  readonly numbers: readonly number[];
  readonly next: string | undefined;
}

/** Reads a long list of invoices as the screen does, while new ones are issued. */
export async function measureLists(ask: Ask, today: string): Promise<Figure[]> {
  const { owner, store } = await createCompany();
  await seedInvoices(services().table, store, count, today);
  const cookies = await owner.session();
  const list = (query: Readonly<Record<string, string>>) =>
    ask(recordRoutes.listInvoices, { cookies, query });
  const times = await timeRuns(200, () => list({ limit: first }));
  const seconds = await readAll(ask, owner);
  const units = await capacityOf(services().table, () =>
    call(recordRoutes.listInvoices, { cookies, query: { limit: later } }),
  );
  return [
    { name: 'First page of 25,000, p95', measured: quantile(times, 0.95), unit: 'ms', target: 15 },
    { name: 'All pages of 25,000 while others issue', measured: seconds, unit: 's' },
    { name: 'A page of 500 invoices, read', measured: units.read, unit: 'units' },
    ...(await measureFound(ask, today)),
  ];
}

const foundAmong = 13_400;

/** Pages of a long list that the server finds, beside its first page and all of it. */
async function measureFound(ask: Ask, today: string): Promise<Figure[]> {
  const { owner, store } = await createCompany();
  await seedInvoices(services().table, store, foundAmong, today);
  const cookies = await owner.session();
  const list = (query: Readonly<Record<string, string>>) =>
    ask(recordRoutes.listInvoices, { cookies, query });
  const page = { page: '1', limit: '10' };
  const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'First page': { limit: first },
    Search: { ...page, search: 'kunde 217' },
    Sort: { ...page, sort: 'company' },
    'A status': { ...page, status: '6' },
  };
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(asked)) {
    const times = await timeRuns(20, () => list(query));
    const { json } = await list(query);
    const kilobytes = Math.round(JSON.stringify(json).length / 102.4) / 10;
    figures.push(
      { name: `${name} of 13,400 invoices, p50`, measured: quantile(times, 0.5), unit: 'ms' },
      { name: `${name} of 13,400 invoices, answer`, measured: kilobytes, unit: 'KB' },
    );
  }
  const units = await capacityOf(services().table, () =>
    call(recordRoutes.listInvoices, { cookies, query: { ...page, search: 'kunde 217' } }),
  );
  return [
    ...figures,
    { name: 'Search of 13,400 invoices, read', measured: units.read, unit: 'units' },
  ];
}

/** Throws when an invoice that existed at the start is missing or appears twice. */
async function readAll(ask: Ask, owner: Caller): Promise<number> {
  const cookies = await owner.session();
  const from = performance.now();
  const seen: number[] = [];
  let next: string | undefined;
  do {
    const cursor: Record<string, string> = next === undefined ? {} : { cursor: next };
    const query = { limit: next === undefined ? first : later, ...cursor };
    const page = pageOf(await ask(recordRoutes.listInvoices, { cookies, query }));
    seen.push(...page.numbers);
    next = page.next;
    await ask(invoiceRoutes.issueInvoice, { cookies, body: threeLines, headers: {} });
  } while (next !== undefined);
  const distinct = new Set(seen);
  const missing = Array.from({ length: count }, (_, n) => n + 1).filter((n) => !distinct.has(n));
  if (distinct.size !== seen.length || missing.length > 0)
    throw new Error(`${seen.length - distinct.size} came twice, ${missing.length} are missing`);
  return (performance.now() - from) / 1000;
}

function pageOf({ json, headers }: Awaited<ReturnType<Ask>>): Page {
  const rows = json as readonly { invoicenumber: number }[];
  return {
    numbers: rows.map(({ invoicenumber }) => invoicenumber),
    next: headers['x-next-cursor'],
  };
}
