import { routesOf } from '../core/route.ts';

export const accountingReceiptRoutes = routesOf('accounting', {});
