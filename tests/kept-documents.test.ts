import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { allRoutes } from '@driftig/contracts/core/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { handler as purgeBoard } from '@driftig/functions/taskboard/on-board-purge-due';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';

import { createDrive, decideAllowance } from './support/bookkeeping/allowances.ts';
import { adoptChart } from './support/bookkeeping/periods.ts';
import { readLedger } from './support/bookkeeping/sales-books.ts';
import {
  createExpense,
  createVoucher,
  decideExpense,
  decideVoucher,
} from './support/company/bookkeeping.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { issue, setStatus } from './support/company/invoices.ts';
import { storedFilesOf } from './support/files/pictures.ts';
import { deliver } from './support/stack/mails.ts';

/** Documents of bookkeeping are kept for 5 years from the end of the financial year (product B62, F12). */
let company: TestCompany;
let receipt: string;
let expense: string;
let drive: string;
let invoice: string;
beforeAll(async () => {
  company = await createCompany();
  const { owner } = company;
  const chart = await adoptChart(owner);
  const body = { account: chart.get(2030), againstAccount: chart.get(7440) };
  ({ id: receipt } = await createVoucher(owner, { bilagType: '4' }));
  await decideVoucher(owner, receipt, 3);
  await owner.call(ledgerRoutes.postReceipt, { params: { id: receipt }, body });
  ({ id: expense } = await createExpense(company, { status: 2 }));
  await owner.call(ledgerRoutes.postExpense, { params: { id: expense }, body });
  ({ id: drive } = await createDrive(owner));
  await decideAllowance(owner, drive, 2);
  await owner.call(ledgerRoutes.postAllowance, { params: { id: drive }, body: {} });
  ({ id: invoice } = await issue(owner));
  await setStatus(owner, invoice, 3);
  expect(await readLedger(company)).toHaveLength(3);
});

describe('is refused with its reason (409)', () => {
  const removeRecord = (dType: string, id: string) =>
    company.owner.call(recordRoutes.deleteRecord, { body: { dType, id } });
  const calls: Record<string, readonly [() => Promise<{ status: number; json: unknown }>, string]> =
    {
      'deleting a posted receipt in bookkeeping': [
        () => company.owner.call(accountingRoutes.deleteVoucher, { params: { id: receipt } }),
        'Kvitteringen er godkendt og kan ikke slettes.',
      ],
      'deleting a posted receipt as a record': [
        () => removeRecord('receipts', receipt),
        'Kvitteringen er godkendt og kan ikke slettes.',
      ],
      'rejecting a posted receipt': [
        () => decideVoucher(company.owner, receipt, 2),
        'bogført som bilag 1',
      ],
      'rejecting a posted expense': [
        () => decideExpense(company.owner, expense, 4),
        'Udgiften er allerede afgjort',
      ],
      'withdrawing posted mileage': [
        () => company.owner.call(accountingRoutes.withdrawAllowance, { params: { id: drive } }),
        'Den er allerede afgjort',
      ],
      'deleting an issued invoice': [
        () => removeRecord('invoices', invoice),
        'Fakturaen er udstedt og kan ikke slettes.',
      ],
    };

  test.each(Object.entries(calls))('%s', async (_, [call, reason]) => {
    const { status, json } = await call();
    expect({ status, json }).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining(reason) },
    });
  });

  test('deleting an account with entries', async () => {
    const accounts = await company.store.accounts.list();
    const id = accounts.find(({ number }) => number === 2030)?.id ?? '';
    const answer = await company.owner.call(accountingRoutes.deleteAccount, { params: { id } });
    expect(answer).toMatchObject({
      status: 409,
      json: { message: 'Kunne ikke slette konto. Der er bogført på den.' },
    });
  });
});

test('no call deletes an entry, an expense, a period or a company', () => {
  const deleting = allRoutes.filter(({ method }) => method === 'DELETE');
  expect(deleting.length).toBeGreaterThan(0);
  const kept = /^\/accountant\/(?:ledger|expenses|periods|bank)|^\/companies?\b/;
  expect(deleting.filter(({ path }) => kept.test(path))).toEqual([]);
});

test('no repository of bookkeeping removes an entry, an expense or a period', () => {
  const { ledger, expenses, periods } = company.store;
  for (const repository of [ledger, expenses, periods]) {
    const names = Object.keys(repository);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /^(?:remove|delete|erase|purge)/.test(name))).toEqual([]);
  }
});

test('an import takes no documents of bookkeeping in', async () => {
  for (const dType of ['receipts', 'invoices', 'expenses'])
    // oxlint-disable-next-line no-await-in-loop
    expect(await importOf(dType)).toMatchObject({ status: 400 });
});

const importOf = (dType: string) =>
  company.owner.call(recordRoutes.importRecords, { body: { dType, rows: [{}] } });

test('the clock purges no document, ten years on', async () => {
  const before = await readLedger(company);
  const files = await storedFilesOf(company.companyId);
  expect(files.length).toBeGreaterThan(0);
  const at = new Date(Date.now() + 10 * 365 * 86_400_000).toISOString();
  const { companyId } = company;
  const event = { shard: '0', eventId: ulid(), name: 'boardPurgeDue', companyId, at } as const;
  await deliver(purgeBoard, { ...event, payload: { due: [] } });
  expect(await readLedger(company)).toEqual(before);
  expect(await storedFilesOf(companyId)).toEqual(files);
  expect(await company.store.records.get('receipts', receipt)).toMatchObject({ id: receipt });
  expect(await company.store.expenses.get(expense)).toMatchObject({ voucher: 2 });
  expect(await company.store.invoices.getByNumber(1)).toMatchObject({ number: 1 });
});
