import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { accountInUse } from '@driftig/data/accounting/accounts.repository';

import type { Handler } from '../pipeline/handler.ts';

/** Refused while a draft names the account (product B4). */
export const deleteAccount: Handler<typeof accountingRoutes.deleteAccount> = async ({
  store,
  input,
}) => {
  const account = await store.accounts.get(input.params.id);
  if (account.uses > 0) throw accountInUse();
  await store.commit({
    writes: [store.accounts.remove(account)],
    audit: {
      action: 'accounting.accountDeleted',
      subject: `accounts ${account.id}`,
      changes: { number: account.number, name: account.name },
    },
  });
  return { message: 'Kontoen er slettet.' };
};
