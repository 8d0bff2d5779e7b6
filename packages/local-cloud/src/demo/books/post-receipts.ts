import { addDays, type DateText } from '@driftig/domain/dates';
import { postExpense } from '@driftig/functions/ledger/post-expense';
import { postReceipt } from '@driftig/functions/ledger/post-receipt';

import { contextOn } from '../demo-context.ts';
import type { DemoWriter } from '../demo-writer.ts';
import { accountOf, bankNumber } from './cost-entries.ts';

/** Receipts that are posted, by their shop, and expenses by their description, with the account of each. */
const receiptAccounts: Readonly<Record<string, number>> = {
  'Kontor & Papir': 2450,
  Storebæltsbroen: 2560,
  Scenegruppen: 2230,
};
const expenseAccounts: Readonly<Record<string, number>> = {
  'Kabler og gaffatape': 2230,
  'Porto og printerpapir': 2390,
};

/** A VAT period is filed later than that. */
const daysUntilPosted = 3;

/** Posts some of the approved receipts and paid expenses; the others wait for Bogfør. */
export async function postReceipts(writer: DemoWriter, today: DateText): Promise<void> {
  const context = contextOn(writer, today);
  const { store } = context;
  const accounts = await store.accounts.list();
  const inputOf = (id: string, version: number, account: number) => ({
    params: { id },
    query: undefined,
    body: {
      debitId: accountOf(accounts, account).id,
      creditId: accountOf(accounts, bankNumber).id,
      version,
    },
  });
  const receipts = await store.records.list('receipts', {});
  for (const { id, version, values } of receipts.rows) {
    const account = receiptAccounts[String(values['businessName'])];
    if (account === undefined) continue;
    const day = contextOn(writer, addDays(String(values['date']), daysUntilPosted));
    await postReceipt({ ...day, input: inputOf(id, version, account) });
  }
  const expenses = await store.expenses.list({ limit: 100 });
  for (const { id, version, description, date } of expenses.rows) {
    const account = expenseAccounts[description];
    if (account === undefined) continue;
    const day = contextOn(writer, addDays(date, daysUntilPosted));
    await postExpense({ ...day, input: inputOf(id, version, account) });
  }
}
