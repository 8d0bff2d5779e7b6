import type { chatRoutes } from '@driftig/contracts/chat/routes';
import { placeOf } from '@driftig/domain/chat/message-place';
import { AppError } from '@driftig/domain/errors';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { fileOf, thumbnailOf } from './picture-files.ts';
import { conversationWith } from './conversation.ts';

/** Shown to everyone who may read its conversation now. */
export const showMessagePicture: Handler<typeof chatRoutes.showMessagePicture> = async ({
  actor,
  input,
  store,
}) => {
  const place = placeOf(input.params.id, actor.userId);
  if (place === undefined) throw new AppError('not_found');
  const { channelId } = await conversationWith(store, actor, place.withId);
  const pictureId = (await store.chat.findMessage(channelId, place.number))?.pictureId;
  if (pictureId === undefined) throw new AppError('not_found');
  const name = input.query.size === 'small' ? thumbnailOf(pictureId) : fileOf(pictureId);
  const { content, mediaType } = await fileStore(actor.companyId).get(name);
  return { content: content.toString('base64'), mediaType };
};
