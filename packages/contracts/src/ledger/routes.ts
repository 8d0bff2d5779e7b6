import { balanceRoutes } from './balances.ts';
import { entryRoutes } from './entries.ts';
import { postingRoutes } from './posting.ts';
import { salesBooksRoutes } from './sales-books.ts';

export const ledgerRoutes = {
  ...postingRoutes,
  ...entryRoutes,
  ...balanceRoutes,
  ...salesBooksRoutes,
};
