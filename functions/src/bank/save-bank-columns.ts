import type { bankRoutes } from '@driftig/contracts/bank/routes';

import type { Handler } from '../pipeline/handler.ts';
import { loadAccount } from './load-account.ts';

export const saveBankColumns: Handler<typeof bankRoutes.saveBankColumns> = async ({
  store,
  input: { params, body },
}) => {
  const { account } = await loadAccount(store, params.id);
  await store.commit({
    writes: [store.bank.saveColumns(account.id, body)],
    audit: { action: 'bank.columnsSaved', subject: `accounts ${account.id}`, changes: body },
  });
  return { message: 'Kolonnerne er gemt.' };
};
