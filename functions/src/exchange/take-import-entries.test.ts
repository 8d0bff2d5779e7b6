import { startImport, takeEntries } from '@driftig/tests/support/bookkeeping/book-imports';
import { adoptChart } from '@driftig/tests/support/bookkeeping/periods';
import { ledgerBalances, readLedger } from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await adoptChart(company.owner);
});

const line = (account: number, amount: number, changes: object = {}) => ({
  account,
  amount,
  vatcode: '',
  vatpart: '',
  currency: '',
  currencyAmount: 0,
  rate: '',
  ...changes,
});
const entry = (reference: string, changes: object = {}) => ({
  journal: 'Kassekladde',
  reference,
  date: '2026-02-03',
  text: `Telt (før: bilag ${reference})`,
  occurrence: 1,
  lines: [
    line(6480, 125),
    line(1010, -100, { vatcode: 'S1', vatpart: 'base' }),
    line(7680, -25, { vatcode: 'S1', vatpart: 'output' }),
  ],
  ...changes,
});

async function begin(entries: number, letter = 'a', debit = 125 * entries): Promise<string> {
  const days = { from: '2026-01-01', to: '2026-03-31' };
  const body = {
    file: letter.repeat(64),
    name: `${letter}.xml`,
    ...days,
    entries,
    debit,
    openings: [],
  };
  const { status, json, text } = await startImport(company.owner, body);
  if (status !== 200) throw new Error(text);
  return (json as { id: string }).id;
}
const take = (id: string, first: number, ...entries: object[]) =>
  takeEntries(company.owner, id, { first, entries });

test('a batch that is sent again, late or by two at once, posts once', async () => {
  const id = await begin(3);
  const batch = [entry('1'), entry('2')];
  await Promise.all([take(id, 0, ...batch), take(id, 0, ...batch)]);
  expect((await take(id, 0, ...batch)).json).toMatchObject({ taken: 2, done: 0 });
  expect((await take(id, 2, entry('3'))).json).toMatchObject({ taken: 3, done: 1, known: 0 });
  const entries = await readLedger(company);
  expect(entries.map(({ text, source }) => [text, source.kind])).toEqual(
    ['1', '2', '3'].map((number) => [`Telt (før: bilag ${number})`, 'import']),
  );
  expect(ledgerBalances(entries)).toEqual({ 6480: 37_500, 1010: -30_000, 7680: -7500 });
});

test('the same entries in another file are counted as known and not posted again', async () => {
  await take(await begin(1), 0, entry('1'));
  const second = await begin(2, 'b');
  expect((await take(second, 0, entry('1'), entry('2'))).json).toMatchObject({
    taken: 2,
    known: 1,
    done: 1,
  });
  expect(await readLedger(company)).toHaveLength(2);
});

test.each<[string, object]>([
  ['does not balance', { lines: [line(6480, 125), line(1010, -124)] }],
  ['has a line without an amount', { lines: [line(6480, 0), line(1010, 0)] }],
  ['lies outside of the period of the file', { date: '2026-04-01' }],
  ['names an account that the chart does not have', { lines: [line(6481, 1), line(1010, -1)] }],
  [
    'has a VAT code without its part',
    { lines: [line(6480, 1), line(1010, -1, { vatcode: 'S1' })] },
  ],
])(
  'an entry that %s is refused at its field (400), with all of its batch',
  async (_name, changes) => {
    const id = await begin(2);
    const { status, json } = await take(id, 0, entry('1'), entry('2', changes));
    expect([status, json]).toMatchObject([
      400,
      { fields: { entries: expect.stringContaining('Bilag 2') } },
    ]);
    expect(await readLedger(company)).toEqual([]);
    expect((await take(id, 0, entry('1'))).json).toMatchObject({ taken: 1 });
  },
);

test('entries beyond those that were shown, and another sum, are refused (400)', async () => {
  const id = await begin(1);
  expect((await take(id, 0, entry('1'), entry('2'))).status).toBe(400);
  const other = entry('1', { lines: [line(6480, 1), line(1010, -1)] });
  expect((await take(id, 0, other)).status).toBe(400);
  expect(await readLedger(company)).toEqual([]);
});

test('an entry of 80 accounts fits, also where nothing was posted to them before', async () => {
  const accounts = (await company.store.accounts.list()).slice(0, 80).map(({ number }) => number);
  expect(accounts).toHaveLength(80);
  const id = await begin(1, 'a', 40);
  const lines = accounts.map((account, at) => line(account, at % 2 === 0 ? 1 : -1));
  expect((await take(id, 0, entry('1', { lines }))).json).toMatchObject({ done: 1 });
});

test("another company's import is not there (404)", async () => {
  const id = await begin(1);
  const { owner } = await createCompany();
  expect((await takeEntries(owner, id, { first: 0, entries: [entry('1')] })).status).toBe(404);
});
