import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { exportRoutes } from '@driftig/contracts/exchange/exports';
import { balanceRoutes } from '@driftig/contracts/ledger/balances';
import { addTotals, noTotals, saftTransaction } from '@driftig/domain/exchange/saft-entry';
import { saftBeginning, saftEnd } from '@driftig/domain/exchange/saft-file';

import { call } from '../../../api/client.ts';
import { daysOf } from '@driftig/domain/ledger/period-sums';
import { customersOf, entriesOf, shopsOf } from './export-entries.ts';
import type { Export } from './use-export.ts';
import { texts } from './texts.ts';

/** Transactions that are kept as one part, so that a large file is not one long text. */
const PART = 2000;

/** A SAF-T file of the period. Throws where its sums are not those of the trial balance. */
export async function saftFile({ period, today, signal, onProgress }: Export): Promise<Blob> {
  const days = daysOf(period);
  const [company, accounts, balances, customers, shops] = await Promise.all([
    call(exportRoutes.getExportCompany, {}, { signal }),
    call(accountRoutes.listAccounts, {}, { signal }),
    call(balanceRoutes.getLedgerBalances, { query: { ...period, closings: true } }, { signal }),
    customersOf(signal),
    shopsOf(days, signal),
  ]);
  const parts: Blob[] = [];
  let texted: string[] = [];
  let totals = noTotals;
  for await (const page of entriesOf(days, signal)) {
    for (const entry of page) {
      totals = addTotals(totals, entry);
      texted.push(saftTransaction(entry));
    }
    if (texted.length >= PART) {
      parts.push(new Blob(texted));
      texted = [];
    }
    onProgress(totals.entries);
  }
  const kept = balances.accounts.reduce((sum, { debit }) => sum + debit, 0);
  if (kept !== totals.debit || balances.entries !== totals.entries) throw new Error(texts.differs);
  const byNumber = new Map(balances.accounts.map((balance) => [balance.account, balance]));
  const beginning = saftBeginning({
    company,
    customers,
    shops,
    today,
    totals,
    from: days.from,
    to: days.to,
    accounts: accounts.map((account) => ({
      ...account,
      opening: byNumber.get(account.number)?.opening ?? 0,
      closing: byNumber.get(account.number)?.closing ?? 0,
    })),
  });
  return new Blob([beginning, ...parts, ...texted, saftEnd], { type: 'application/xml' });
}
