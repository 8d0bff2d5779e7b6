import { chatRoutes } from '@driftig/contracts/chat/routes';
import { ulid } from 'ulid';

import type { Caller } from './company.ts';
import { pngFile, sendForm } from '../files/pictures.ts';

interface Sending {
  /** A small picture by default; undefined sends no file. */
  readonly file?: Blob | undefined;
  readonly clientid?: string;
}

/** Sends a picture as the browser does: with the id of the message as the key of the call. */
export function sendMessagePicture(who: Caller, receiverId: string, sending: Sending = {}) {
  const { file, clientid } = { file: pngFile(40, 30), clientid: ulid(), ...sending };
  const form = new FormData();
  form.append('receiverId', receiverId);
  form.append('clientid', clientid);
  if (file !== undefined) form.append('picture', file, 'telt.png');
  return sendForm(who, chatRoutes.sendPicture, form, { 'idempotency-key': clientid });
}

/** Sends a picture, and throws where it is refused. */
export async function createMessagePicture(
  who: Caller,
  receiverId: string,
  sending: Sending = {},
): Promise<{ readonly id: string; readonly number: number }> {
  const { status, json, text } = await sendMessagePicture(who, receiverId, sending);
  if (status !== 201) throw new Error(`The picture for the test was not taken: ${text}`);
  return json as { id: string; number: number };
}
