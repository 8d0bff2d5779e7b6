import { periodRoutes } from '@driftig/contracts/periods/routes';
import {
  closeYear,
  filePeriod,
  openPeriod,
  postDated,
  thirdQuarter,
} from '@driftig/tests/support/bookkeeping/periods';
import {
  deliverInvoiceEvents,
  ledgerBalances,
  readLedger,
  startSalesBooks,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createAccount,
  createDraft,
  createVoucher,
  decideVoucher,
} from '@driftig/tests/support/company/bookkeeping';
import { issue } from '@driftig/tests/support/company/invoices';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

describe('a filed VAT period', () => {
  test('refuses what is registered by hand (409), the last day included, and no day after it', async () => {
    const { owner } = company;
    expect(await filePeriod(owner)).toMatchObject({ status: 201 });
    expect(await postDated(owner, '30-09-2026')).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Brug 01-10-2026 eller senere') },
    });
    expect(await postDated(owner, '01-10-2026')).toMatchObject({ status: 201 });
    const { id } = await createVoucher(owner, { date: '01-07-2026' });
    await decideVoucher(owner, id, 3);
    const [account, againstAccount] = [await createAccount(owner), await createAccount(owner)];
    const body = { account: account.id, againstAccount: againstAccount.id };
    const answer = await owner.call(ledgerRoutes.postReceipt, { params: { id }, body });
    expect(answer.status).toBe(409);
    expect(await readLedger(company)).toHaveLength(1);
  });

  test('moves what follows an invoice to the first open day, with its date in the text', async () => {
    await startSalesBooks(company);
    await issue(company.owner, { date: '2026-08-14' });
    expect(await filePeriod(company.owner)).toMatchObject({ status: 201 });
    await deliverInvoiceEvents(company);
    await deliverInvoiceEvents(company);
    expect(await readLedger(company)).toMatchObject([
      { date: '2026-10-01', text: expect.stringMatching(/dateret 14-08-2026, lukket periode/) },
    ]);
  });

  test('or a posting of its days is first: never both', async () => {
    const { owner } = company;
    const drafts = [];
    for (let at = 0; at < 6; at += 1)
      // oxlint-disable-next-line no-await-in-loop
      drafts.push(await createDraft(owner, { date: '12-08-2026' }));
    const post = ({ id }: { id: string }) =>
      owner.call(ledgerRoutes.postDraft, { params: { id }, body: {} });
    const [filed, ...posted] = await Promise.all([filePeriod(owner), ...drafts.map(post)]);
    expect(filed.status).toBe(201);
    const refused = drafts.filter((_, at) => posted[at]?.status === 409);
    expect(await readLedger(company)).toHaveLength(drafts.length - refused.length);
    const again = await Promise.all(refused.map(post));
    expect(again.filter(({ status }) => status !== 409)).toEqual([]);
  });

  test('is filed once, also by two at once', async () => {
    const { owner } = company;
    expect(statusesOf(await Promise.all([filePeriod(owner), filePeriod(owner)]))).toEqual([
      201, 409,
    ]);
    expect((await filePeriod(owner)).json).toMatchObject({
      message: '01-07-2026–30-09-2026 er allerede indberettet.',
    });
  });

  test('is open to postings again when an owner has opened it', async () => {
    const { owner } = company;
    await filePeriod(owner);
    expect(await openPeriod(owner)).toMatchObject({ status: 201 });
    expect(await postDated(owner, '30-09-2026')).toMatchObject({ status: 201 });
  });
});

describe('a settlement', () => {
  const settles = { settle: true };
  const sell = async () => {
    await startSalesBooks(company);
    await issue(company.owner, { date: '2026-08-14' });
    await deliverInvoiceEvents(company);
  };

  test('empties the VAT accounts on the last day of the period, and changes no box', async () => {
    await sell();
    const query = { from: '2026-07', to: '2026-09' };
    const boxes = () => company.owner.call(ledgerRoutes.getVatOverview, { query });
    const { json: before } = await boxes();
    const answer = await filePeriod(company.owner, thirdQuarter, settles);
    expect(answer).toMatchObject({ status: 201, json: { voucherNumber: 2 } });
    const [, entry] = await readLedger(company);
    expect(entry).toMatchObject({ date: '2026-09-30', source: { kind: 'settlement' } });
    const { 7680: sales, 7840: owed } = ledgerBalances(await readLedger(company));
    expect([sales, owed]).toEqual([undefined, -(before as { payable: number }).payable * 100]);
    expect((await boxes()).json).toEqual(before);
    expect(await company.store.periods.list()).toMatchObject([{ entry: 2 }]);
  });

  test('is taken back with the opening of the period, and made anew with the next filing', async () => {
    await sell();
    await filePeriod(company.owner, thirdQuarter, settles);
    expect(await openPeriod(company.owner)).toMatchObject({ status: 201 });
    expect(ledgerBalances(await readLedger(company))[7840]).toBeUndefined();
    const again = await filePeriod(company.owner, thirdQuarter, settles);
    expect(again.json).toMatchObject({ voucherNumber: 4 });
    expect(ledgerBalances(await readLedger(company))[7680]).toBeUndefined();
  });

  test('is not reversed beside its period (409)', async () => {
    await sell();
    await filePeriod(company.owner, thirdQuarter, settles);
    const reversal = await company.owner.call(ledgerRoutes.reverseLedgerEntry, {
      params: { id: '2' },
      body: { reason: 'Forkert' },
    });
    expect(reversal.status).toBe(409);
  });

  test('is refused where the financial year of its date is closed (409)', async () => {
    const { owner } = company;
    await startSalesBooks(company, '2025-01-01');
    await issue(owner, { date: '2025-11-14' });
    await deliverInvoiceEvents(company);
    expect(await closeYear(owner)).toMatchObject({ status: 201 });
    const last = 'vat.2025-10-01.2025-12-31';
    expect(await filePeriod(owner, last, settles)).toMatchObject({ status: 409 });
    expect(await filePeriod(owner, last)).toMatchObject({
      status: 201,
      json: { voucherNumber: 0 },
    });
  });

  test('makes no entry where nothing is owed', async () => {
    await startSalesBooks(company);
    expect(await filePeriod(company.owner, thirdQuarter, settles)).toMatchObject({
      status: 201,
      json: { voucherNumber: 0 },
    });
    expect(await readLedger(company)).toEqual([]);
  });
});

test.each([
  ['vat.2099-01-01.2099-03-31', 409],
  ['vat.2026-07-02.2026-09-30', 404],
  ['year.2025-01-01.2025-12-31', 404],
])('%s is not filed (%i)', async (id, status) => {
  expect(await filePeriod(company.owner, id)).toMatchObject({ status });
  expect(await company.store.periods.list()).toEqual([]);
});

test("another company's postings are not refused", async () => {
  const other = await createCompany();
  await filePeriod(other.owner, thirdQuarter);
  expect(await postDated(company.owner, '30-09-2026')).toMatchObject({ status: 201 });
  const { json } = await company.owner.call(periodRoutes.listPeriods, {});
  expect(JSON.stringify(json)).not.toContain('"closed":true');
});
