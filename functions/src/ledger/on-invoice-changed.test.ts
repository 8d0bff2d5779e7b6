import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { depositForm, issue, setStatus } from '@driftig/tests/support/company/invoices';
import {
  deliverInvoiceEvents,
  invoiceEvents,
  ledgerBalances,
  readLedger,
  startSalesBooks,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { deliver } from '@driftig/tests/support/stack/mails';
import { beforeEach, describe, expect, test } from 'vitest';

import { handler } from './on-invoice-changed.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await startSalesBooks(company);
});

const posted = async () => {
  await deliverInvoiceEvents(company);
  return readLedger(company);
};
const textsOf = (entries: readonly { readonly text: string }[]) => entries.map(({ text }) => text);
const balances = async () => ledgerBalances(await posted());

describe('the ledger', () => {
  test('gets an issued invoice, its payment and its credit note, each by its document', async () => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 3);
    const other = await issue(company.owner);
    await company.owner.call(invoiceRoutes.creditInvoice, { body: { id: other.id } });
    expect(textsOf(await posted())).toEqual([
      'Faktura 1, Holm & Søn ApS',
      'Betaling af faktura 1, Holm & Søn ApS',
      'Faktura 2, Holm & Søn ApS',
      'Kreditnota 1 til faktura 2, Holm & Søn ApS',
    ]);
    expect(await balances()).toEqual({ 1010: -10_000, 6480: 12_500, 7680: -2500 });
  });

  test('owes the VAT of a deposit once, also when the End invoice is based on it', async () => {
    const deposit = await issue(company.owner, depositForm);
    await setStatus(company.owner, deposit.id, 3);
    const before = await balances();
    expect(before[7410]).toBeLessThan(0);
    await issue(company.owner, { depinvoicenumber: deposit.invoicenumber });
    const after = await balances();
    expect(after[7410]).toBeUndefined();
    expect(after[1010]).toBe(-10_000);
    expect(after[7680]).toBe(-2500);
  });

  test('posts an event that comes twice, or two at once, one time', async () => {
    await issue(company.owner);
    const [event] = await invoiceEvents(company);
    await Promise.all([deliver(handler, event), deliver(handler, event)]);
    await deliver(handler, event);
    expect(await readLedger(company)).toHaveLength(1);
  });

  test('is the same when the events come in the opposite order', async () => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 3);
    for (const event of (await invoiceEvents(company)).toReversed())
      // oxlint-disable-next-line no-await-in-loop
      await deliver(handler, event);
    expect(ledgerBalances(await readLedger(company))).toEqual({
      1010: -10_000,
      6480: 12_500,
      7680: -2500,
    });
  });

  test('reverses a payment that was undone, and points to it', async () => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 3);
    await posted();
    await setStatus(company.owner, id, 2);
    const entries = await posted();
    expect(entries.at(-1)).toMatchObject({
      reverses: 2,
      reason: 'Fortrudt på fakturaen',
      text: 'Tilbageførsel af bilag 2: Betaling af faktura 1, Holm & Søn ApS',
    });
    expect(await balances()).toEqual({ 1010: -10_000, 6190: 12_500, 7680: -2500 });
  });

  test('never gets a payment that was undone before its event came', async () => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 3);
    await setStatus(company.owner, id, 2);
    expect(textsOf(await posted())).toEqual(['Faktura 1, Holm & Søn ApS']);
  });

  test('reverses an unsent invoice that was deleted', async () => {
    const { id } = await issue(company.owner);
    await posted();
    await company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'invoices', id } });
    expect(await posted()).toHaveLength(2);
    expect(await balances()).toEqual({});
  });

  test('begins with its first date: an older invoice is left out, its later payment is not', async () => {
    const { id } = await issue(company.owner, { date: '2025-12-31', paydate: '2026-01-14' });
    await setStatus(company.owner, id, 3);
    expect(textsOf(await posted())).toEqual(['Betaling af faktura 1, Holm & Søn ApS']);
  });
});

test('a company that does not post its invoices has an empty ledger', async () => {
  const other = await createCompany();
  await issue(other.owner);
  await deliverInvoiceEvents(other);
  expect(await readLedger(other)).toEqual([]);
});
