import { balanceOf } from '@driftig/domain/invoices/balance';
import { sumsByMonth } from '@driftig/domain/ledger/balances';
import { verifyChain } from '@driftig/domain/ledger/chain';
import { keyOfSource, lineOf, type LedgerEntry, type NewEntry } from '@driftig/domain/ledger/entry';
import { reversingEntry } from '@driftig/domain/ledger/reversal';
import { periodId } from '@driftig/domain/periods/period';
import { digest, postOnce } from '@driftig/functions/changes/ledger/post-entries';
import { postInvoice } from '@driftig/functions/changes/ledger/post-invoice';
import { services } from '@driftig/functions/pipeline/services';
import { expect, onTestFinished, test } from 'vitest';

import { closeYear, filePeriod, lastYear, openPeriod } from './support/bookkeeping/periods.ts';
import { startSalesBooks } from './support/bookkeeping/sales-books.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { issue, setStatus } from './support/company/invoices.ts';
import { injectFaults, type Fault } from './support/stack/faults.ts';

/** `npm run prove:ledger` takes 10,000 steps. */
const steps = Number(process.env['LEDGER_STEPS'] ?? 120);
const now = '2026-11-27T10:00:00.000Z';
const today = '2026-11-27';
const audit = { action: 'ledger.posted', subject: 'ledger' } as const;

/** Pseudo-random numbers below 1 (mulberry32): each run takes the same steps. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(31);
const below = (count: number) => Math.floor(random() * count);
const pick = <T>(values: readonly [T, ...T[]]): T => values[below(values.length)] ?? values[0];

const quarters = [
  ['vat.2026-01-01.2026-03-31', '01'],
  ['vat.2026-04-01.2026-06-30', '04'],
  ['vat.2026-07-01.2026-09-30', '07'],
] as const;

/** Counts of the steps by their outcome. */
const seen = {
  posted: 0,
  refused: 0,
  reversed: 0,
  delivered: 0,
  closings: 0,
  openings: 0,
  faults: 0,
};

let isArmed = false;
/** A fifth of the transactions meets contention, and every twentieth is lost on each way. */
function nextFault(): Fault | undefined {
  if (!isArmed) return undefined;
  const at = random();
  const fault =
    at < 0.2 ? 'contention' : at < 0.25 ? 'lostRequest' : at < 0.3 ? 'lostAnswer' : undefined;
  seen.faults += fault === undefined ? 0 : 1;
  return fault;
}

/** Repeats as an outbox or a person does, until the answer comes. A conflict that is said is an answer. */
async function untilAnswered<T>(attempt: () => Promise<T>): Promise<T | 'refused'> {
  isArmed = true;
  for (;;)
    try {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await attempt();
      isArmed = false;
      return answer;
    } catch (error) {
      if (String(error).includes('lukket periode')) {
        isArmed = false;
        return 'refused';
      }
    }
}

function entryOf(id: string, date: string): NewEntry {
  const amount = 1 + below(1_000_000);
  const vat = Math.round(amount / 5);
  return {
    date,
    text: `Bilag ${id}`,
    source: { kind: 'draft', id, event: 'posted' },
    by: 'job',
    lines: [
      lineOf({ account: 1610, amount: amount - vat }, { code: 'K1', part: 'base' }),
      lineOf({ account: 7740, amount: vat }, { code: 'K1', part: 'input' }),
      lineOf({ account: 7440, amount: -amount }),
    ],
    reverses: 0,
    reason: '',
    file: '',
    fileType: '',
  };
}

async function closedIds({ store }: TestCompany): Promise<ReadonlySet<string>> {
  const periods = await store.periods.list();
  return new Set(periods.filter(({ isClosed }) => isClosed).map(periodId));
}

/** Posts at a random date; whether it is refused is known from the periods. */
async function post(company: TestCompany, step: number): Promise<void> {
  const month = pick(['02', '05', '08', '10', '11']);
  const isInLastYear = below(8) === 0;
  const date = isInLastYear ? '2025-12-31' : `2026-${month}-14`;
  const closed = await closedIds(company);
  const quarter = quarters.find(([, first]) => Number(month) - Number(first) === 1)?.[0] ?? '';
  const entry = entryOf(`d${step}`, date);
  const context = { store: company.store, now };
  const posted = await untilAnswered(() => postOnce(context, entry, () => ({ writes: [], audit })));
  const isClosed = closed.has(isInLastYear ? lastYear : quarter);
  expect(posted === 'refused', `${date} at step ${step}`).toBe(isClosed);
  if (isClosed) seen.refused += 1;
  else seen.posted += 1;
}

async function reverse({ store }: TestCompany): Promise<void> {
  const { number: last } = await store.ledger.head.readQueued();
  if (last === 0) return;
  const entry = await store.ledger.get(1 + below(last));
  if (entry.source.kind !== 'draft') return;
  const reversal = reversingEntry(entry, { today, by: 'job', reason: 'Prøve' });
  await untilAnswered(() => postOnce({ store, now }, reversal, () => ({ writes: [], audit })));
  seen.reversed += 1;
}

async function changePeriod(company: TestCompany): Promise<void> {
  const id = pick([lastYear, ...quarters.map(([quarter]) => quarter)]);
  const isClosed = (await closedIds(company)).has(id);
  const close = id === lastYear ? closeYear : filePeriod;
  const status = await untilAnswered(async () => {
    const answer = await (isClosed ? openPeriod(company.owner, id) : close(company.owner, id));
    if (answer.status >= 500) throw new Error(answer.text);
    return answer.status;
  });
  // A change whose answer was lost is refused when it is sent again, since it was made.
  expect([201, 409]).toContain(status);
  expect((await closedIds(company)).has(id)).toBe(!isClosed);
  seen[isClosed ? 'openings' : 'closings'] += 1;
}

const issued: { readonly id: string; readonly number: number }[] = [];
async function changeInvoice({ owner }: TestCompany): Promise<void> {
  if (issued.length === 0 || below(2) === 0) {
    const date = `2026-${pick(['02', '05', '08', '11'])}-12`;
    const { id, invoicenumber: number } = await issue(owner, { date });
    issued.push({ id, number });
    return;
  }
  const { id } = issued[below(issued.length)] ?? { id: '' };
  await setStatus(owner, id, pick([3, 5])).catch(() => undefined);
}

/** An event comes late, out of order, and now and then twice at once. */
async function deliver({ store }: TestCompany, number = issued[below(issued.length)]?.number) {
  if (number === undefined) return;
  const once = () => untilAnswered(() => postInvoice({ store, now }, { number }));
  await (below(3) === 0 ? Promise.all([once(), once()]) : once());
  seen.delivered += 1;
}

async function readAll({ store }: TestCompany): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const next = await store.ledger.listAfter(all.length, 1000);
    all.push(...next);
    if (next.length < 1000) return all;
  }
}

/** Sums by account and by VAT code in one order: recomputed ones come in the order of the entries. */
const sortedSums = (sums: ReturnType<typeof sumsByMonth>) =>
  sums
    .map(({ month, entries, accounts, vat }) => ({
      month,
      entries,
      accounts: [...accounts].toSorted(([a], [b]) => a - b),
      vat: vat
        .filter(({ amount }) => amount !== 0)
        .map(({ code, part, source, amount, entries: count }) => [
          code,
          part,
          source,
          amount,
          count,
        ])
        .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));

const sumOf = ({ lines }: LedgerEntry) => lines.reduce((sum, { amount }) => sum + amount, 0);

test(
  'random postings, reversals, closings and events leave a ledger that is whole',
  { timeout: 1_800_000 },
  async () => {
    const company = await createCompany();
    await startSalesBooks(company);
    onTestFinished(injectFaults({ table: services().table, next: nextFault }));
    for (let step = 0; step < steps; step += 1) {
      const at = random();
      /* oxlint-disable no-await-in-loop -- a step is decided by what is there after the one before */
      if (at < 0.6) await post(company, step);
      else if (at < 0.75) await reverse(company);
      else if (at < 0.8) await changePeriod(company);
      else if (at < 0.86) await changeInvoice(company);
      else await deliver(company);
      /* oxlint-enable no-await-in-loop */
    }
    // oxlint-disable-next-line no-await-in-loop
    for (const { number } of issued) await deliver(company, number);

    const entries = await readAll(company);
    expect(verifyChain(entries, digest).faults).toEqual([]);
    const keys = entries.map(({ source }) => keyOfSource(source));
    expect(new Set(keys).size).toBe(keys.length);
    const months = await company.store.ledger.listMonths('9999');
    expect(sortedSums(months)).toEqual(sortedSums(sumsByMonth(entries)));
    const boxes = months.flatMap(({ vat }) => vat.map(({ code }) => code));
    expect([...new Set(boxes)].toSorted()).toEqual(['K1', 'S1']);
    expect(entries.filter((entry) => sumOf(entry) !== 0)).toEqual([]);
    const claims = entries
      .flatMap(({ lines }) => lines)
      .filter(({ account }) => account === 6190)
      .reduce((sum, { amount }) => sum + amount, 0);
    const invoices = await Promise.all(
      issued.map(({ number }) => company.store.invoices.find(number)),
    );
    expect(claims).toBe(
      invoices.reduce((sum, invoice) => sum + (invoice === undefined ? 0 : balanceOf(invoice)), 0),
    );
    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  },
);
