import { routesOf } from '../core/route.ts';

export const draftRoutes = routesOf('accounting', {});
