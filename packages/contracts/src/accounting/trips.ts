import { routesOf } from '../core/route.ts';

export const tripRoutes = routesOf('accounting', {});
