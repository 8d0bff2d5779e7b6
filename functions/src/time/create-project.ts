import type { timeRoutes } from '@driftig/contracts/time/routes';
import { badInput } from '@driftig/domain/errors';
import { projectIdOf, withProject } from '@driftig/domain/time/projects';

import type { Handler } from '../pipeline/handler.ts';

/** An internal project. Throws name_taken (409), and bad_input for an order, which has its own screen. */
export const createProject: Handler<typeof timeRoutes.createProject> = async ({
  input,
  store,
  newId,
}) => {
  const { name, code = '', description = '', internal = true, type = 1 } = input.body;
  if (type === 0 || !internal) throw badInput({ type: 'Ordrer oprettes under Orders.' });
  const before = await store.time.getProjects();
  const project = { projectId: projectIdOf(newId()), name, code, description, isActive: true };
  const answer = { ...project, isInternal: true };
  await store.commit({
    writes: [store.time.saveProjects(before, withProject(before, project))],
    audit: { action: 'time.projectCreated', subject: `projects ${project.projectId}` },
    answer,
  });
  return answer;
};
