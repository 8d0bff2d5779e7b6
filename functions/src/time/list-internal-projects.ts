import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listInternalProjects: Handler<typeof timeRoutes.listInternalProjects> = async ({
  store,
}) => {
  const { projects } = await store.time.getProjects();
  return projects.map((project) => ({ ...project, isInternal: true }));
};
