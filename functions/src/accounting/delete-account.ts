import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { assertUnused } from '@driftig/domain/accounting/account';

import type { Handler } from '../pipeline/handler.ts';

/** A draft that names the account meanwhile wins: it is read again, and the delete refused. */
export const deleteAccount: Handler<typeof accountingRoutes.deleteAccount> = async ({
  store,
  input,
}) => {
  await retryOnConflict(async () => {
    const account = await store.accounts.get(input.params.id);
    assertUnused(account);
    await store.commit({
      writes: [store.accounts.remove(account)],
      audit: {
        action: 'accounting.accountDeleted',
        subject: `accounts ${account.id}`,
        changes: { number: account.number, name: account.name },
      },
    });
  });
  return { message: 'Kontoen er slettet.' };
};
