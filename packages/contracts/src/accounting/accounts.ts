import { routesOf } from '../core/route.ts';

export const accountRoutes = routesOf('accounting', {});
