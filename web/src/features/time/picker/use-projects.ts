import type { Project } from '@driftig/contracts/time/project-routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';

/** Projects of a picker; `projects` is undefined until loaded. */
export interface ProjectLists {
  readonly projects: readonly Project[] | undefined;
  readonly hasFailed: boolean;
  readonly errorId: string | undefined;
  readonly retry: () => void;
}

/** The projects that the user may register hours on: their own, or all for a manager. */
export function useProjects(asManager: boolean): ProjectLists {
  const internal = useQuery(
    asManager
      ? routeQuery(timeRoutes.listInternalProjects, {})
      : routeQuery(timeRoutes.listOwnInternalProjects, {}),
  );
  const orders = useQuery(
    asManager
      ? routeQuery(timeRoutes.listOrderProjects, {})
      : routeQuery(timeRoutes.listOwnOrderProjects, {}),
  );
  const both = [internal, orders];
  const isThere = internal.data !== undefined && orders.data !== undefined;
  const error = both.find((one) => one.data === undefined && one.error !== null)?.error;
  return {
    projects: isThere ? [...internal.data, ...orders.data] : undefined,
    hasFailed: error !== undefined,
    errorId: errorIdOf(error),
    retry: () => {
      for (const one of both) if (one.data === undefined) void one.refetch();
    },
  };
}
