import { authRoutes } from '@driftig/contracts/auth/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { queryOptions } from '@tanstack/react-query';

import { fetchPicture } from '../../api/client.ts';
import { routeKey, routeQuery } from '../../api/route-query.ts';

export const profileQuery = routeQuery(employeeRoutes.getProfile, {});
/** Never cached: a login on another device changes the list. */
export const sessionsQuery = { ...routeQuery(authRoutes.listSessions, {}), staleTime: 0 };
export const secondFactorQuery = { ...routeQuery(authRoutes.getSecondFactor, {}), staleTime: 0 };

export function pictureQuery(id: string) {
  return queryOptions({
    queryKey: [...routeKey(employeeRoutes.showPicture), id],
    queryFn: ({ signal }) =>
      fetchPicture(employeeRoutes.showPicture, { params: { id } }, { signal }),
  });
}
