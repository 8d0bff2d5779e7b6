import { companyStore } from '@driftig/data/store';
import {
  balancesOf,
  sumsByAccount,
  sumsByMonth,
  type MonthSums,
} from '@driftig/domain/ledger/balances';
import { verifyChain } from '@driftig/domain/ledger/chain';
import { lineOf, type LedgerEntry, type NewEntry } from '@driftig/domain/ledger/entry';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { failEveryTenth, injectFaults } from '@driftig/tests/support/stack/faults';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { services } from '../../pipeline/services.ts';
import { digest, postEntries, postOnce } from './post-entries.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const entry = (id: string, changes: Partial<NewEntry> = {}): NewEntry => ({
  date: '2026-10-14',
  text: 'Krydsfiner',
  source: { kind: 'draft', id, event: 'posted' },
  by: 'job',
  lines: [
    lineOf({ account: 1610, amount: 105_000 }, { code: 'K1', part: 'base' }),
    lineOf({ account: 7740, amount: 26_250 }, { code: 'K1', part: 'input' }),
    lineOf({ account: 7440, amount: -131_250 }),
  ],
  reverses: 0,
  reason: '',
  file: '',
  fileType: '',
  ...changes,
});
const audit = { action: 'ledger.posted', subject: 'ledger' } as const;
const changeOf = () => ({ writes: [], audit });
const now = '2026-11-27T10:00:00.000Z';
const contextOf = (at = company) => ({ store: at.store, now });
const post = (...news: readonly NewEntry[]) => postEntries(contextOf(), news, changeOf);
const readAll = (at = company): Promise<LedgerEntry[]> => at.store.ledger.listAfter(0, 1000);

/** A writer of another function instance: own memory, own connections, own faults. */
async function startInstance() {
  vi.resetModules();
  const { services: open } = await import('../../pipeline/services.ts');
  const { companyStore: storeOf } = await import('@driftig/data/store');
  const { postOnce: postIn } = await import('./post-entries.ts');
  const { table } = open();
  onTestFinished(injectFaults({ table, next: failEveryTenth() }));
  const store = storeOf(table, company.owner.user, { now, newId: ulid });
  return (id: string) => postIn({ store, now }, entry(id), changeOf);
}

const sorted = (vat: MonthSums['vat']) =>
  vat.toSorted((a, b) => `${a.code}${a.part}`.localeCompare(`${b.code}${b.part}`));

describe('entries that are posted', () => {
  test('get the next voucher numbers, and what was registered is read again as it was hashed', async () => {
    const posted = await post(entry('a'), entry('b', { date: '2026-09-30' }));
    expect(posted.map(({ number }) => number)).toEqual([1, 2]);
    expect(await readAll()).toEqual(posted);
    expect(verifyChain(await readAll(), digest).faults).toEqual([]);
  });

  test('move the kept sums of their months', async () => {
    await post(entry('a'), entry('b', { date: '2026-09-30' }));
    await post(entry('c'));
    const months = await company.store.ledger.listMonths('2026-12');
    expect(months.map(({ month, entries }) => [month, entries])).toEqual([
      ['2026-09', 1],
      ['2026-10', 2],
    ]);
    const lines = (await readAll()).flatMap((one) => one.lines);
    expect(balancesOf(months)).toEqual(sumsByAccount(lines));
    expect(months[1]?.vat.toSorted((a, b) => a.amount - b.amount)).toEqual([
      { code: 'K1', part: 'input', source: 'draft', amount: 52_500, entries: 2 },
      { code: 'K1', part: 'base', source: 'draft', amount: 210_000, entries: 2 },
    ]);
  });

  test('are rows of the cards of their accounts, newest date first', async () => {
    await post(entry('a'), entry('b', { date: '2026-11-01' }), entry('c', { date: '2026-09-30' }));
    const first = await company.store.ledger.listOfAccount(7740, { limit: 2 });
    const { cursor } = first;
    const rest = await company.store.ledger.listOfAccount(7740, { limit: 2, cursor });
    expect([...first.rows, ...rest.rows].map(({ number }) => number)).toEqual([2, 1, 3]);
    expect(first.rows[0]).toMatchObject({ debit: 26_250, credit: 0, text: 'Krydsfiner' });
  });

  test('are posted once for a source, without any write of the second', async () => {
    expect(await postOnce(contextOf(), entry('a'), changeOf)).toMatchObject({ number: 1 });
    expect(await postOnce(contextOf(), entry('a', { text: 'Igen' }), changeOf)).toBeUndefined();
    expect(await readAll()).toHaveLength(1);
    expect(await company.store.ledger.listMonths('2026-12')).toMatchObject([{ entries: 1 }]);
  });

  test('are not in the ledger of another company', async () => {
    const other = await createCompany();
    await post(entry('a'));
    await postOnce(contextOf(other), entry('a'), changeOf);
    expect(await readAll(other)).toMatchObject([{ number: 1, previous: '' }]);
    const cursor = (await company.store.ledger.listOfAccount(7740, { limit: 1 })).cursor;
    expect(cursor).toBeDefined();
    await expect(other.store.ledger.listOfAccount(7740, { cursor })).rejects.toMatchObject({
      code: 'bad_input',
    });
  });

  test('have numbers without a gap when 16 writers post at once', async () => {
    const instances = [await startInstance(), await startInstance(), await startInstance()];
    const ids = Array.from({ length: 64 }, (_, index) => `d${index}`);
    const queue = ids.flatMap((id) => [id, id]);
    const writer = async (at: number) => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) await until(at, id);
    };
    // As the outbox does, an event is delivered again until its consumer has finished.
    const until = async (at: number, id: string): Promise<void> => {
      const send = instances[at % instances.length];
      await send?.(id).catch(() => until(at + 1, id));
    };
    await Promise.all(Array.from({ length: 16 }, (_, at) => writer(at)));
    const entries = await readAll();
    expect(entries.map(({ number }) => number)).toEqual(ids.map((_, index) => index + 1));
    expect(entries.map(({ source }) => source.id).toSorted()).toEqual(ids.toSorted());
    expect(verifyChain(entries, digest).faults).toEqual([]);
    const months = await company.store.ledger.listMonths('2026-12');
    const lines = entries.flatMap((one) => one.lines);
    expect(balancesOf(months)).toEqual(sumsByAccount(lines));
    const anew = sumsByMonth(await readAll());
    expect(months.map(({ vat }) => sorted(vat))).toEqual(
      months.map(({ month }) => sorted(anew.find((one) => one.month === month)?.vat ?? [])),
    );
  });
});

test('the ledger has no way to change or delete an entry', () => {
  const { table } = services();
  const { ledger } = companyStore(table, company.owner.user, { now, newId: ulid });
  expect(Object.keys(ledger).toSorted()).toEqual([
    'append',
    'firstDate',
    'get',
    'head',
    'list',
    'listAfter',
    'listByNumber',
    'listMonths',
    'listOfAccount',
    'listOfVatCode',
    'listPosted',
    'listWhole',
  ]);
});
