import type { bankRoutes } from '@driftig/contracts/bank/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';

import type { Handler } from '../pipeline/handler.ts';
import { linesById } from './line-ids.ts';
import { loadAccount } from './load-account.ts';

/** Stores the lines that are not stored yet, so a file can be sent again and by two at once. */
export const takeBankLines: Handler<typeof bankRoutes.takeBankLines> = async ({
  store,
  input: { params, body },
}) => {
  const { account } = await loadAccount(store, params.id);
  const lines = [...linesById(account.id, body.lines)];
  return retryOnConflict(async () => {
    const known = await store.bank.listKnown(lines.map(([id]) => id));
    const added = lines.filter(([id]) => !known.has(id));
    if (added.length > 0)
      await store.commit({
        writes: added.map(([id, line]) =>
          store.bank.insert({ ...line, id, accountId: account.id, version: 1 }),
        ),
        audit: {
          action: 'bank.linesTaken',
          subject: `accounts ${account.id}`,
          changes: { lines: added.length },
        },
      });
    return { taken: added.length, known: known.size };
  });
};
