import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { sumsByAccount, balancesOf } from '@driftig/domain/ledger/balances';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';
import { verifyChain } from '@driftig/domain/ledger/chain';
import { digest } from '@driftig/functions/changes/ledger/post-entries';
import { handler } from '@driftig/functions/ledger/on-invoice-changed';
import { services } from '@driftig/functions/pipeline/services';
import { expect } from 'vitest';

import { deliver } from '../stack/mails.ts';
import { pendingEvents } from '../stack/outbox.ts';
import type { TestCompany } from '../company/company.ts';

/** Gives a company the public chart, and posts its invoices from a date on. */
export async function startSalesBooks({ owner, store }: TestCompany, from = '2026-01-01') {
  const { status } = await owner.call(accountingRoutes.adoptPublicChart, {
    body: { version: '20260101' },
  });
  if (status !== 200) throw new Error(`The chart for the test was not adopted: ${status}`);
  await store.commit({
    writes: [store.salesBooks.save(undefined, { from, version: 1 })],
    audit: { action: 'ledger.salesStarted', subject: 'ledger' },
  });
}

/** The events of the company's invoices that wait for the ledger, oldest first. */
export async function invoiceEvents({ owner }: TestCompany) {
  const events = await pendingEvents(services().table, owner.user.companyId);
  return events.filter(({ name }) => name === 'invoiceChanged');
}

export async function deliverInvoiceEvents(company: TestCompany): Promise<void> {
  for (const event of await invoiceEvents(company))
    // oxlint-disable-next-line no-await-in-loop
    await deliver(handler, event);
}

/** The entries of the ledger, which is proven to be whole: chain, balance and kept sums. */
export async function readLedger({ store }: TestCompany): Promise<LedgerEntry[]> {
  const entries = await store.ledger.listAfter(0, 1000);
  expect(verifyChain(entries, digest).faults).toEqual([]);
  const kept = balancesOf(await store.ledger.listMonths('9999-12'));
  const counted = sumsByAccount(entries.flatMap(({ lines }) => lines));
  expect(sortedByAccount(kept)).toEqual(sortedByAccount(counted));
  return entries;
}

/** Balance of each account, in øre and debit above 0, without accounts at 0. */
export function ledgerBalances(entries: readonly LedgerEntry[]): Record<number, number> {
  const sums = [...sumsByAccount(entries.flatMap(({ lines }) => lines))];
  const balances = sums.map(([account, { debit, credit }]) => [account, debit - credit] as const);
  return Object.fromEntries(balances.filter(([, balance]) => balance !== 0));
}

const sortedByAccount = (sums: ReturnType<typeof sumsByAccount>) =>
  [...sums].toSorted(([one], [other]) => one - other);
