import { startImport } from '@driftig/tests/support/bookkeeping/book-imports';
import { adoptChart, filePeriod } from '@driftig/tests/support/bookkeeping/periods';
import { ledgerBalances, readLedger } from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { runBeforeRead } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await adoptChart(company.owner);
});

const file = (letter: string) => letter.repeat(64);
const openings = [
  { account: 6480, amount: 500 },
  { account: 6510, amount: -500 },
];
const form = {
  file: file('a'),
  name: 'e-conomic.xml',
  from: '2026-01-01',
  to: '2026-03-31',
  entries: 2,
  debit: 250,
  openings,
};
const start = (changes: object = {}) => startImport(company.owner, { ...form, ...changes });

test('the same file, also from two people at once, begins one import and posts its opening balances once', async () => {
  const answers = await Promise.all([start(), start()]);
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect((await start()).json).toMatchObject({ taken: 0, entries: 2, openingvoucher: 1, done: 0 });
  expect(ledgerBalances(await readLedger(company))).toEqual({ 6480: 50_000, 6510: -50_000 });
});

test('one that is begun after the imports were read, and before the openings, goes on as begun', async () => {
  runBeforeRead(services().table, 'opening', start);
  expect((await start()).json).toMatchObject({ taken: 0, entries: 2, openingvoucher: 1 });
  expect(ledgerBalances(await readLedger(company))).toEqual({ 6480: 50_000, 6510: -50_000 });
});

test('another file waits until the first is finished (409)', async () => {
  await start({ openings: [] });
  const { status, json } = await start({ file: file('b') });
  expect([status, json]).toMatchObject([
    409,
    { message: 'e-conomic.xml er ikke hentet færdig. Vælg den fil først.' },
  ]);
});

test('a finished file is refused (409)', async () => {
  await start({ entries: 0, debit: 0 });
  const { status, json } = await start({ entries: 0, debit: 0 });
  expect([status, json]).toMatchObject([
    409,
    { message: expect.stringMatching(/^Filen er hentet den /) },
  ]);
});

test.each<[string, object, string]>([
  ['that do not balance', { openings: [openings[0], { account: 6510, amount: -499 }] }, 'openings'],
  [
    'on an account that the chart does not have',
    { openings: [openings[0], { account: 6511, amount: -500 }] },
    'openings',
  ],
  ['of days that are not there yet', { from: '2099-01-01', to: '2099-01-31' }, 'from'],
  ['of a period that ends before it begins', { from: '2026-03-31', to: '2026-01-01' }, 'to'],
])(
  'books %s are refused at their field (400), and nothing is kept',
  async (_name, changes, field) => {
    const { status, json } = await start(changes);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([400, [field]]);
    expect(await company.store.bookImports.list()).toEqual([]);
    expect(await readLedger(company)).toEqual([]);
  },
);

test('a closed period inside of the file is refused before anything is posted (409)', async () => {
  await filePeriod(company.owner, 'vat.2026-01-01.2026-03-31');
  const { status, json } = await start();
  expect([status, json]).toMatchObject([409, { message: expect.stringContaining('Perioder') }]);
  expect(await company.store.bookImports.list()).toEqual([]);
});

test('opening balances that are posted already are not posted again (409)', async () => {
  await start({ entries: 0, debit: 0 });
  const { status, json } = await start({ file: file('b'), entries: 0, debit: 0 });
  expect([status, json]).toMatchObject([
    409,
    { message: expect.stringContaining('Tilbagefør det først') },
  ]);
});
