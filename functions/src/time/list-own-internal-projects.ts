import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';

/** Open internal projects. */
export const listOwnInternalProjects: Handler<typeof timeRoutes.listOwnInternalProjects> = async ({
  store,
}) => {
  const { projects } = await store.time.getProjects();
  return projects
    .filter(({ isActive }) => isActive)
    .map((project) => ({ ...project, isInternal: true }));
};
