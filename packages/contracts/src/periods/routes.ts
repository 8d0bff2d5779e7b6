import { openingRoutes } from './opening-balances.ts';
import { periodListRoutes } from './periods.ts';
import { yearEndRoutes } from './year-end.ts';

export const periodRoutes = { ...periodListRoutes, ...yearEndRoutes, ...openingRoutes };
