import { companyStore } from '@driftig/data/store';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { removeTaskParts } from './parts/remove-task-parts.ts';

/** Removes the comments and pictures of a deleted task. */
export const handler = consume('boardTaskDeleted', async ({ companyId, at, payload }) => {
  const scope = { companyId, userId: 'boardTaskDeleted' };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  // An id is given once: a task that is there was not deleted.
  if ((await store.taskboard.findTask(payload.taskId)) !== undefined) return;
  await removeTaskParts(store, companyId, payload.taskId);
});
