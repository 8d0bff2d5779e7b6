import type { employeeRoutes } from '@driftig/contracts/employees/routes';

import type { Handler } from '../pipeline/handler.ts';
import { replacePicture } from '../files/replace-picture.ts';
import { pictureSaved } from './texts.ts';

export const uploadPicture: Handler<typeof employeeRoutes.uploadPicture> = async (context) => {
  const { actor, store } = context;
  await replacePicture(context, { field: 'picture', longestSide: 512 }, async (name) => {
    const person = await store.users.get(actor.userId);
    await store.commit({
      writes: [store.users.changePicture(person, name)],
      audit: { action: 'employees.pictureChanged', subject: `user ${actor.userId}` },
    });
    return person.picture;
  });
  return { message: pictureSaved };
};
