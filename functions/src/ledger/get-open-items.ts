import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { allRows } from '@driftig/data/core/all-rows';
import { addMonths } from '@driftig/domain/dates';
import { balancesOf } from '@driftig/domain/ledger/balances';
import { openCredits } from '@driftig/domain/ledger/reports/open-items';
import { owedToEmployees } from '@driftig/domain/ledger/reports/owed-to-employees';

import type { Handler } from '../pipeline/handler.ts';

/** Numbers of the public chart: receivables from sales; suppliers, and wages and allowances owed. */
const receivables = 6190;
const owed = [7440, 7860] as const;

/** Debts to employees are looked for in the documents of so many months. */
const months = 24;
const lastDay = '9999-12-31';

export const getOpenItems: Handler<typeof ledgerRoutes.getOpenItems> = async ({ store, today }) => {
  const since = { from: addMonths(today, -months), to: lastDay };
  const [invoices, sums, chart, expenses, allowances] = await Promise.all([
    store.invoices.listOpen(),
    store.ledger.listMonths('9999'),
    store.accounts.list(),
    allRows((cursor) => store.expenses.list({ ...since, limit: 500, cursor })),
    store.allowances.listWhole(since),
  ]);
  const accountsOf = (standard: number) =>
    chart.filter((one) => one.standardNumber === standard).map(({ number }) => number);
  const balances = balancesOf(sums);
  const debtors = invoices.map(({ amountDue, paid, writtenOff, ...row }) => ({
    number: row.number,
    customer: row.company || row.name,
    due: row.payDate,
    currency: row.currency || 'DKK',
    amount: amountDue - paid - writtenOff,
  }));
  return {
    debtors: debtors.filter(({ amount }) => amount > 0),
    receivables: accountsOf(receivables).reduce((sum, account) => {
      const { debit, credit } = balances.get(account) ?? { debit: 0, credit: 0 };
      return sum + debit - credit;
    }, 0),
    creditors: owed
      .flatMap(accountsOf)
      .flatMap((account) => openCredits(sums, account).map((open) => ({ account, ...open }))),
    employees: owedToEmployees({ expenses, allowances }).map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      date: row.date,
      text: row.text,
      amount: row.amount,
    })),
  };
};
