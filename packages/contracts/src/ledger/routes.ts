import { balanceRoutes } from './balances.ts';
import { entryRoutes } from './entries.ts';
import { postingRoutes } from './posting.ts';

export const ledgerRoutes = { ...postingRoutes, ...entryRoutes, ...balanceRoutes };
