import { authRoutes } from '@driftig/contracts/auth/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';

import { routeQuery } from '../../../api/queries/route-query.ts';

export const profileQuery = routeQuery(employeeRoutes.getProfile, {});
/** Never cached: a login on another device changes the list. */
export const sessionsQuery = { ...routeQuery(authRoutes.listSessions, {}), staleTime: 0 };
export const secondFactorQuery = { ...routeQuery(authRoutes.getSecondFactor, {}), staleTime: 0 };
