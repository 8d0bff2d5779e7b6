import { balanceRoutes } from './balances.ts';
import { entryRoutes } from './entries.ts';
import { openItemRoutes } from './open-items.ts';
import { postingRoutes } from './posting.ts';
import { salesBooksRoutes } from './sales-books.ts';
import { vatRoutes } from './vat.ts';

export const ledgerRoutes = {
  ...postingRoutes,
  ...entryRoutes,
  ...balanceRoutes,
  ...salesBooksRoutes,
  ...vatRoutes,
  ...openItemRoutes,
};
