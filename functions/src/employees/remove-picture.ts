import type { employeeRoutes } from '@driftig/contracts/employees/routes';

import { fileStore } from '../files/files.ts';
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
  await fileStore(actor.companyId).remove(person.picture);
  return { message: pictureRemoved };
};
