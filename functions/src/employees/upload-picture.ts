import type { employeeRoutes } from '@driftig/contracts/employees';
import { badInput } from '@driftig/domain/errors';

import { fileStore } from '../http/files.ts';
import type { Handler } from '../http/handler.ts';
import { redraw } from '../http/redraw.ts';
import { pictureSaved } from './texts.ts';

const longestSide = 512;

/** The file stands before the record speaks of it; the old one goes when it is spoken of no more. */
export const uploadPicture: Handler<typeof employeeRoutes.uploadPicture> = async (context) => {
  const { actor, files, newId, store } = context;
  const sent = files.get('picture');
  if (sent === undefined) throw badInput({ picture: 'Vælg en fil.' });
  const drawn = await redraw(sent.content, longestSide, 'picture');
  const person = await store.users.get(actor.userId);
  const name = `picture/${newId().toLowerCase()}.jpg`;
  const kept = fileStore(actor.companyId);
  await kept.put(name, drawn);
  await store.commit({
    writes: [store.users.changePicture(person, name)],
    audit: { action: 'employees.pictureChanged', subject: `user ${actor.userId}` },
  });
  if (person.picture !== '') await kept.remove(person.picture);
  return { message: pictureSaved };
};
