import type { Project } from '@driftig/contracts/time/project-routes';
import { timeRoutes } from '@driftig/contracts/time/routes';

import { call } from '../../../api/client.ts';
import type { ProjectValues } from './project-fields.tsx';

const { createProject, updateProject } = timeRoutes;

/** 1 is internal (product T19). */
const internalType = 1;

export const create = (values: ProjectValues, idempotencyKey: string): Promise<Project> =>
  call(
    createProject,
    { body: { ...values, internal: true, type: internalType } },
    { idempotencyKey },
  );

export function update(project: Project, changes: Partial<ProjectValues & { isActive: boolean }>) {
  const { projectId, name, code, description, isActive } = project;
  const body = { name, code, description, isActive, ...changes };
  return call(updateProject, { params: { projectId }, body });
}
