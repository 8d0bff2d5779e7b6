import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { changedAccount } from '@driftig/domain/accounting/account';
import { assertVersion } from '@driftig/domain/assert-version';

import type { Handler } from '../pipeline/handler.ts';

/** Retried where only the count of drafts moved; a changed account is a conflict for the caller. */
export const updateAccount: Handler<typeof accountingRoutes.updateAccount> = async ({
  store,
  input,
}) =>
  retryOnConflict(async () => {
    const { version, ...form } = input.body;
    const account = await store.accounts.get(input.params.id);
    assertVersion(account, version);
    const changed = changedAccount(account, form);
    await store.commit({
      writes: store.accounts.replace(account, changed),
      audit: {
        action: 'accounting.accountChanged',
        subject: `accounts ${account.id}`,
        changes: { from: account.number, to: changed.number },
      },
    });
    return changed;
  });
