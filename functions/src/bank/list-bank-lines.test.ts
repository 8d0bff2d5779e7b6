import { bankRoutes } from '@driftig/contracts/bank/routes';
import { accountOf, matchLine, storeBankLine } from '@driftig/tests/support/bookkeeping/bank';
import {
  deliverInvoiceEvents,
  startSalesBooks,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let bank: string;
beforeAll(async () => {
  company = await createCompany();
  await startSalesBooks(company);
  bank = await accountOf(company, 6480);
});

interface Row {
  readonly id: string;
  readonly text: string;
  readonly matched: object | null;
  readonly suggested: object | null;
}

const list = async (query: Readonly<Record<string, string>> = {}, who = company.owner) => {
  const answer = await who.call(bankRoutes.listBankLines, { params: { id: bank }, query });
  return { rows: answer.json as Row[], cursor: answer.headers['x-next-cursor'], answer };
};
const store = (amount: number, text: string, payload = '') =>
  storeBankLine(company, bank, { date: '2026-11-26', amount, text, payload });

test('open lines say what they are likely to be, matched ones what they are', async () => {
  await issue(company.owner);
  const paid = await issue(company.owner);
  await setStatus(company.owner, paid.id, 3);
  await issue(company.owner);
  await deliverInvoiceEvents(company);
  await store(12_500, 'Kort', '1');
  await store(12_500, 'Faktura 2');
  await store(12_500, 'Overførsel');
  const other = await store(-700, 'Gebyr');
  const rows = new Map((await list()).rows.map((row) => [row.text, row.suggested]));
  expect(rows.get('Kort')).toMatchObject({ kind: 'payment', invoice: 1, sure: true });
  expect(rows.get('Faktura 2')).toMatchObject({ kind: 'registered', invoice: 2, sure: true });
  expect(rows.get('Overførsel')).toMatchObject({ kind: 'payment', invoice: 3, sure: false });
  expect(rows.get('Gebyr')).toBeNull();

  await matchLine(company.owner, other, {
    kind: 'posting',
    account: await accountOf(company, 2390),
  });
  expect((await list({ matched: '1' })).rows).toMatchObject([
    { text: 'Gebyr', suggested: null, matched: { kind: 'posting', by: expect.any(String) } },
  ]);
  expect((await list()).rows).toHaveLength(3);
  const first = await list({ limit: '2' });
  const rest = await list({ limit: '2', cursor: first.cursor ?? '' });
  expect([...first.rows, ...rest.rows]).toHaveLength(3);
});

test('another company sees no lines, and an account of its own has none', async () => {
  const foreign = await createCompany();
  expect((await list({}, foreign.owner)).answer.status).toBe(404);
});
