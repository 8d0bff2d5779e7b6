import type { NewEntry } from '@driftig/domain/ledger/entry';

import { bankNumber } from './cost-entries.ts';

/** Øre: debit above 0, credit below. */
const openingBank = 268_450_00;
const kept = new Map([
  [5580, 412_000_00],
  [bankNumber, openingBank],
  [7120, -215_000_00],
  [6510, -40_000_00],
]);
const equityNumber = 6940;
/** Accounts whose balance comes from the invoices: debtors, and deposits that are not taken off yet. */
const fromInvoices: ReadonlySet<number> = new Set([6190, 7410]);

/** The balances that the ledger begins with, out of what the invoices say until then; they add up to 0. */
export function openingBalances(before: readonly NewEntry[]) {
  const balances = new Map(kept);
  for (const { account, amount } of before.flatMap(({ lines }) => lines))
    if (fromInvoices.has(account)) balances.set(account, (balances.get(account) ?? 0) + amount);
  const sum = [...balances.values()].reduce((total, amount) => total + amount, 0);
  const lines = [...balances].map(([account, amount]) => ({ account, amount }));
  return [...lines, { account: equityNumber, amount: -sum }];
}
