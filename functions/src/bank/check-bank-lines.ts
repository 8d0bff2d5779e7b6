import type { bankRoutes } from '@driftig/contracts/bank/routes';

import type { Handler } from '../pipeline/handler.ts';
import { linesById } from './line-ids.ts';
import { loadAccount } from './load-account.ts';

export const checkBankLines: Handler<typeof bankRoutes.checkBankLines> = async ({
  store,
  input: { params, body },
}) => {
  const { account } = await loadAccount(store, params.id);
  const known = await store.bank.listKnown([...linesById(account.id, body.lines).keys()]);
  return { known: known.size };
};
