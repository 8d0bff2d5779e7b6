import { canonicalJson } from '@driftig/domain/ledger/chain';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { saveSettings } from '@driftig/tests/support/company/company-settings';
import { issue, paidDeposit, setStatus } from '@driftig/tests/support/company/invoices';
import {
  deliverInvoiceEvents,
  ledgerBalances,
  readLedger,
  startSalesBooks,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const run = (after = 0) => company.owner.call(ledgerRoutes.postSales, { body: { after } });
const adopt = () =>
  company.owner.call(accountingRoutes.adoptPublicChart, { body: { version: '20260101' } });

/** Invoices of each kind: paid, deposit and End invoice, credited, in euro. */
async function issueAll() {
  const { id } = await issue(company.owner);
  await setStatus(company.owner, id, 3);
  const { invoicenumber } = await paidDeposit(company.owner);
  const groups = { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] };
  await issue(company.owner, { groups, depinvoicenumber: invoicenumber });
  const credited = await issue(company.owner);
  await setStatus(company.owner, credited.id, 5);
  const saved = await saveSettings(company, { currency: 'EUR', invoiceactualnumber: '5' });
  expect(saved.status).toBe(200);
  await issue(company.owner);
}

describe('the run over all invoices', () => {
  test('fills an empty ledger with the entries that the events post', async () => {
    await startSalesBooks(company);
    await issueAll();
    await deliverInvoiceEvents(company);
    const byEvents = await readLedger(company);
    const other = await createCompany();
    // The same documents in a company whose events are lost.
    const mine = company;
    company = other;
    await startSalesBooks(other);
    await issueAll();
    expect(await run()).toMatchObject({
      status: 200,
      json: { checked: 5, posted: byEvents.length, complete: true },
    });
    const byRun = await readLedger(other);
    const facts = (entries: typeof byRun) =>
      entries.map(({ date, text, lines }) => canonicalJson({ date, text, lines })).toSorted();
    expect(facts(byRun)).toEqual(facts(byEvents));
    expect(ledgerBalances(byRun)).toEqual(ledgerBalances(await readLedger(mine)));
  });

  test('posts what an event lost, and nothing twice', async () => {
    await startSalesBooks(company);
    await issueAll();
    const [first, second] = [await run(), await run()];
    expect(first.json).toMatchObject({ posted: 7 });
    expect(second.json).toMatchObject({ checked: 5, posted: 0, complete: true });
    await deliverInvoiceEvents(company);
    expect(await readLedger(company)).toHaveLength(7);
  });

  test('says which invoices are in a currency without a rate', async () => {
    await startSalesBooks(company);
    await issueAll();
    expect((await run()).json).toMatchObject({ unposted: [{ number: 5, currency: 'EUR' }] });
  });

  test('goes on after the last invoice of the batch before', async () => {
    await startSalesBooks(company);
    await issueAll();
    expect((await run(4)).json).toEqual({
      checked: 1,
      posted: 0,
      last: 5,
      complete: true,
      unposted: [{ number: 5, currency: 'EUR' }],
    });
  });

  test('is refused (409) until the company has chosen a date', async () => {
    await adopt();
    expect(await run()).toMatchObject({ status: 409 });
    expect(await readLedger(company)).toEqual([]);
  });
});
