import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { balancesOf } from '@driftig/domain/ledger/balances';
import { openCredits } from '@driftig/domain/ledger/reports/open-items';

import type { Handler } from '../pipeline/handler.ts';

/** Numbers of the public chart: receivables from sales, and suppliers. */
const [receivables, suppliers] = [6190, 7440];

export const getOpenItems: Handler<typeof ledgerRoutes.getOpenItems> = async ({ store }) => {
  const [invoices, months, chart] = await Promise.all([
    store.invoices.listOpen(),
    store.ledger.listMonths('9999'),
    store.accounts.list(),
  ]);
  const accountsOf = (standard: number) =>
    chart.filter((one) => one.standardNumber === standard).map(({ number }) => number);
  const balances = balancesOf(months);
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
    creditors: accountsOf(suppliers).flatMap((account) =>
      openCredits(months, account).map((open) => ({ account, ...open })),
    ),
  };
};
