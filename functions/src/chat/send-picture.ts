import type { chatRoutes } from '@driftig/contracts/chat/routes';
import { secondsOf } from '@driftig/data/core/commit';
import { messageIdOf } from '@driftig/domain/chat/channel';
import { badInput } from '@driftig/domain/errors';

import { drawPhoto } from '../files/draw-photo.ts';
import { fileStore } from '../files/files.ts';
import { storeFile } from '../files/store-file.ts';
import type { Handler } from '../pipeline/handler.ts';
import { services } from '../pipeline/services.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';
import { pushMessage, storeMessage } from './store-message.ts';
import { assertMayWrite, conversationWith } from './conversation.ts';

/** Pictures a person may send in a quarter of an hour. */
const mostPictures = 100;

/**
 * A message that is a picture, drawn anew like the photos of orders. Both files are kept before the
 * message that names them; they go again where it is refused, or was sent before.
 */
export const sendPicture: Handler<typeof chatRoutes.sendPicture> = async (context) => {
  const { actor, store, input, files, now, newId } = context;
  const { to, clientId } = input.body;
  const conversation = await conversationWith(store, actor, to);
  await assertMayWrite(store, conversation);
  const file = files.get('picture');
  if (file === undefined) throw badInput({ picture: 'Vælg et billede.' });
  const { attempts } = services();
  await attempts.countAttempt(`pictures:${actor.userId}`, secondsOf(now), mostPictures);
  const { picture, thumbnail } = await drawPhoto(file.content, 'picture');
  const pictureId = newId().toLowerCase();
  const sent = { senderId: actor.userId, text: '', clientId, at: now, pictureId };
  const own = fileStore(actor.companyId);
  const message = await storeFile(own, fileOf(pictureId), picture, () =>
    storeFile(own, thumbnailOf(pictureId), thumbnail, () =>
      storeMessage(store, conversation, sent),
    ),
  );
  await pushMessage(conversation, message, actor, now);
  return { id: messageIdOf(conversation.channelId, message.number), number: message.number };
};
