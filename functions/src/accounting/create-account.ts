import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { newAccount } from '@driftig/domain/accounting/account';

import type { Handler } from '../pipeline/handler.ts';

/** The number is the account's key: of two with one number the later is refused (409). */
export const createAccount: Handler<typeof accountingRoutes.createAccount> = async ({
  store,
  input,
  newId,
}) => {
  const account = newAccount(newId(), input.body);
  await store.commit({
    writes: [store.accounts.insert(account)],
    audit: { action: 'accounting.accountCreated', subject: `accounts ${account.id}` },
    answer: account,
  });
  return account;
};
