import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listAccounts: Handler<typeof accountingRoutes.listAccounts> = async ({ store }) =>
  store.accounts.list();
