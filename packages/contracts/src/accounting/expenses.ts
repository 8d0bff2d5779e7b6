import { routesOf } from '../core/route.ts';

export const expenseRoutes = routesOf('accounting', {});
