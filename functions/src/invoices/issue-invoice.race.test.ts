import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { InvoiceListRow } from '@driftig/data/invoices/invoices.rows';
import type { CompanyStore } from '@driftig/data/store';
import { overdueOf, type YearTotals } from '@driftig/domain/dashboard/totals';
import { addUp } from '@driftig/domain/aggregates';
import { totalsOfIssuing } from '@driftig/domain/invoices/totals-deltas';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { invokeRoute } from '@driftig/local-cloud/testing/harness';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { buyerAddress } from '@driftig/tests/support/company/invoices';
import { injectFaults, failEveryTenth } from '@driftig/tests/support/stack/faults';
import { expect, onTestFinished, test, vi } from 'vitest';

const instances = 4;
const writersOfEach = 4;
const invoices = 500;
const atOnce = 25;

function bodyOf(index: number) {
  const month = String((index % 12) + 1).padStart(2, '0');
  return {
    date: `2026-${month}-03`,
    paydate: `2026-${month}-17`,
    deporend: 0,
    company: `Kunde ${index}`,
    ...buyerAddress,
    groups: { '1': [{ description: 'Leje', quantity: (index % 7) + 1, price: 100.25 + index }] },
  };
}

type Issue = (index: number) => ReturnType<typeof invokeRoute>;

/** A separate function instance, as on AWS: own memory, own connections, own faults. */
async function startInstance(owner: Caller): Promise<Issue> {
  vi.resetModules();
  const [{ handler }, { services }] = [
    await import('./api.ts'),
    await import('../pipeline/services.ts'),
  ];
  onTestFinished(injectFaults({ table: services().table, next: failEveryTenth() }));
  const cookies = await owner.session();
  const { method, path, word } = invoiceRoutes.issueInvoice;
  return (index) =>
    invokeRoute(handler as unknown as LambdaHandler, {
      method,
      path,
      word,
      cookies,
      body: bodyOf(index),
      headers: { 'idempotency-key': `faktura-${index}` },
    });
}

/** Retries with the same idempotency key until there is an answer, as the web client does. */
async function issueUntilAnswered(issue: Issue, index: number): Promise<number> {
  for (;;) {
    const answer = await issue(index);
    if (answer.status === 201) return (answer.json as { invoicenumber: number }).invoicenumber;
    // 503: its time was up in the queue, which a busy machine may take that long for.
    expect([500, 503]).toContain(answer.status);
  }
}

async function readAll(store: CompanyStore): Promise<InvoiceListRow[]> {
  const rows: InvoiceListRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.invoices.list({ limit: 200, cursor });
    rows.push(...page.rows);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return rows;
}

async function recomputed(store: CompanyStore, numbers: readonly number[]): Promise<YearTotals> {
  const all: Invoice[] = [];
  // One after the other: a busy machine refuses so many new connections at once.
  for (let from = 0; from < numbers.length; from += atOnce) {
    const some = numbers.slice(from, from + atOnce);
    all.push(...(await Promise.all(some.map((number) => store.invoices.getByNumber(number)))));
  }
  const [year] = addUp(all.flatMap(totalsOfIssuing));
  return year?.add ?? {};
}

test('16 writers, with one transaction in ten failing, leave no gap, no duplicate and right totals', async () => {
  const { owner, store } = await createCompany();
  const queue = Array.from({ length: invoices }, (_, index) => index);
  const acknowledged: number[] = [];
  const work = async (issue: Issue) => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift())
      acknowledged.push(await issueUntilAnswered(issue, index));
  };
  const started: Issue[] = [];
  for (let count = 0; count < instances; count += 1) started.push(await startInstance(owner));
  await Promise.all(
    started.flatMap((issue) => Array.from({ length: writersOfEach }, () => work(issue))),
  );

  const expected = Array.from({ length: invoices }, (_, index) => index + 1);
  expect(acknowledged.toSorted((a, b) => a - b)).toEqual(expected);
  const rows = await readAll(store);
  expect(rows.map((row) => row.number).toSorted((a, b) => a - b)).toEqual(expected);
  expect(new Set(rows.map((row) => row.company)).size).toBe(invoices);
  const totals = await store.totals.getYear(2026);
  expect(totals).toMatchObject(await recomputed(store, expected));
  const [owed, later] = [await store.totals.listOwed(2026, '2027-01-01'), '2027-01-01'];
  const amount = rows.reduce((sum, row) => sum + row.amountDue, 0);
  expect(overdueOf(owed, later)).toEqual({ count: invoices, amount });
  expect((await store.series.read()).invoice).toBe(invoices + 1);
}, 120_000);

test('the same key, twice at once and again later, writes once and gets one answer', async () => {
  const { owner, store } = await createCompany();
  await owner.session();
  const ask = (headers: Record<string, string>, index = 1) =>
    owner.call(invoiceRoutes.issueInvoice, { body: bodyOf(index), headers });
  const key = { 'idempotency-key': 'samme-faktura' };
  const [one, two] = await Promise.all([ask(key), ask(key)]);
  const later = await ask(key);
  expect(one.status).toBe(201);
  expect(two.json).toEqual(one.json);
  expect(later.json).toEqual(one.json);
  expect(await readAll(store)).toHaveLength(1);

  const other = await ask(key, 2);
  expect(other.status).toBe(409);
  expect(other.json).toMatchObject({ code: 'key_reused' });
  expect(await readAll(store)).toHaveLength(1);
});
