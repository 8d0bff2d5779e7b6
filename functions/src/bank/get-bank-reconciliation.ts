import type { bankRoutes } from '@driftig/contracts/bank/routes';
import type { CompanyData } from '@driftig/data/store';
import type { BankLine } from '@driftig/domain/bank/bank-line';
import { differenceOf, openEntries } from '@driftig/domain/bank/reconciliation';
import { closingBalance } from '@driftig/domain/bank/statement-balance';
import { addMonths, type DateText } from '@driftig/domain/dates';
import { balancesOf } from '@driftig/domain/ledger/balances';

import type { Handler } from '../pipeline/handler.ts';
import { answerLines } from './line-answer.ts';
import { loadAccount } from './load-account.ts';
import { listAccountEntries } from './matchable.ts';

/** Most open lines that are listed. */
const mostOpen = 500;

/**
 * Entries from before the first statement line are not compared with the bank: it was not asked about them.
 */
export const getBankReconciliation: Handler<typeof bankRoutes.getBankReconciliation> = async ({
  store,
  input,
}) => {
  const { account } = await loadAccount(store, input.params.id);
  const { date } = input.query;
  const [first = date, bank, ledger, open] = await Promise.all([
    store.bank.firstDate(account.id),
    bankBalance(store, account.id, date),
    ledgerBalance(store, account.number, date),
    store.bank.listByStatus(account.id, 'open', { to: date, limit: mostOpen }),
  ]);
  const { entries, more } = await listAccountEntries(store, account, { from: first, to: date });
  return {
    date,
    bank: bank ?? null,
    ledger,
    difference: differenceOf({ bank, ledger, date }) ?? null,
    lines: await answerLines(store, open.rows),
    entries: openEntries(entries),
    more: more || open.cursor !== undefined,
  };
};

/** The balance of the newest days' lines up to a date, without a day that the page cuts. */
async function bankBalance({ bank }: CompanyData, accountId: string, to: DateText) {
  const { rows, cursor } = await bank.list(accountId, { to, limit: mostOpen });
  const cut = cursor === undefined ? undefined : rows.at(-1)?.date;
  return closingBalance(rows.filter(({ date }: BankLine) => date !== cut));
}

/** The kept sums of the months before, and what is posted in the month up to the date. */
async function ledgerBalance({ ledger }: CompanyData, account: number, date: DateText) {
  const month = date.slice(0, 7);
  const before = addMonths(`${month}-01`, -1).slice(0, 7);
  const { debit, credit } = balancesOf(await ledger.listMonths(before)).get(account) ?? {
    debit: 0,
    credit: 0,
  };
  let sum = debit - credit;
  let cursor: string | undefined;
  do {
    // One page after another: each begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await ledger.listOfAccount(account, {
      from: `${month}-01`,
      to: date,
      limit: mostOpen,
      cursor,
    });
    sum += page.rows.reduce((total, row) => total + row.debit - row.credit, 0);
    ({ cursor } = page);
  } while (cursor !== undefined);
  return sum;
}
