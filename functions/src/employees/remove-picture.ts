import type { employeeRoutes } from '@driftig/contracts/employees/routes';

import { fileStore } from '../files/files.ts';
import { removeUnused } from '../files/remove-unused.ts';
import type { Handler } from '../pipeline/handler.ts';
import { pictureRemoved } from './texts.ts';

export const removePicture: Handler<typeof employeeRoutes.removePicture> = async (context) => {
  const { actor, store } = context;
  const person = await store.users.get(actor.userId);
  if (person.picture === '') return { message: pictureRemoved };
  await store.commit({
    writes: [store.users.changePicture(person, '')],
    audit: { action: 'employees.pictureRemoved', subject: `user ${actor.userId}` },
  });
  await removeUnused(fileStore(actor.companyId), person.picture);
  return { message: pictureRemoved };
};
