import type { bankRoutes } from '@driftig/contracts/bank/routes';
import { bankAccountsOf, takesPayments } from '@driftig/domain/bank/bank-accounts';

import type { Handler } from '../pipeline/handler.ts';

export const listBankAccounts: Handler<typeof bankRoutes.listBankAccounts> = async ({ store }) => {
  const [chart, columns] = await Promise.all([store.accounts.list(), store.bank.listColumns()]);
  return bankAccountsOf(chart).map((account) => ({
    ...account,
    takesPayments: takesPayments(chart, account),
    columns: columns.get(account.id) ?? null,
  }));
};
