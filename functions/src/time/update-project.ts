import type { timeRoutes } from '@driftig/contracts/time/routes';
import { AppError } from '@driftig/domain/errors';
import { withProject } from '@driftig/domain/time/projects';

import type { Handler } from '../pipeline/handler.ts';
import { noSuchProject } from './texts.ts';

/** Renames or closes an internal project; what was registered keeps the name it had. */
export const updateProject: Handler<typeof timeRoutes.updateProject> = async ({ input, store }) => {
  const { projectId } = input.params;
  const { name, code = '', description = '', isActive } = input.body;
  const before = await store.time.getProjects();
  if (!before.projects.some((one) => one.projectId === projectId))
    throw new AppError('not_found', { message: noSuchProject });
  const project = { projectId, name, code, description, isActive };
  await store.commit({
    writes: [store.time.saveProjects(before, withProject(before, project))],
    audit: {
      action: 'time.projectChanged',
      subject: `projects ${projectId}`,
      changes: { name, isActive },
    },
  });
  return { ...project, isInternal: true };
};
