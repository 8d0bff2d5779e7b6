import { messagePictureSpecs } from '@driftig/contracts/chat/pictures';
import { chatRoutes } from '@driftig/contracts/chat/routes';

import { call } from '../../../../api/client.ts';
import { ApiError, ConnectionError, messageOf } from '../../../../api/errors.ts';
import { fetchWithProgress } from '../../../../api/fetch-with-progress.ts';
import { NOT_CONVERTED, preparePicture } from '../../../../ui/pictures/prepare-picture.ts';
import { texts } from '../../texts.ts';
import { PictureRefused, type SendPicture } from './picture-uploads.ts';

const { picture: limits } = messagePictureSpecs.sendPicture.files;

/** The file to send: smaller, and a JPEG where it was HEIC. */
async function prepare(file: File): Promise<File> {
  const ready = await preparePicture(file);
  if (ready === undefined) throw new PictureRefused(NOT_CONVERTED, true);
  if (!limits.mediaTypes.includes(ready.type)) throw new PictureRefused(texts.wrongKind, true);
  if (ready.size <= limits.maxBytes) return ready;
  throw new PictureRefused(texts.tooLarge(limits.maxBytes / 1024 / 1024), true);
}

/** A retry has the same key, so it is stored once. */
export const uploadPicture: SendPicture = async ({ to, clientId, file }, { signal, onPercent }) => {
  const picture = await prepare(file);
  const sent = { body: { to, clientId }, files: { picture } };
  try {
    const upload = fetchWithProgress(onPercent);
    await call(chatRoutes.sendPicture, sent, { idempotencyKey: clientId, signal, upload });
  } catch (error) {
    if (signal.aborted) throw error;
    const reason =
      error instanceof ConnectionError ? texts.noAnswer : messageOf(error, texts.noAnswer);
    throw new PictureRefused(reason, error instanceof ApiError);
  }
};
