import * as z from 'zod';

import { fileAnswer } from '../core/file-answer.ts';
import type { FileField, RouteSpec } from '../core/route.ts';
import { pictureTypes } from '../employees/picture.ts';
import { id, request } from '../wire/wire.ts';
import { clientId } from './message.ts';

/** A photo, made smaller in the browser; a Lambda takes 6 MB with the file in base64. */
const messagePictureFile: FileField = {
  mediaTypes: pictureTypes,
  maxBytes: 4 * 1024 * 1024,
  required: true,
};

/** A message that is a picture (product C14). The documented frame has no room for a file. */
export const messagePictureSpecs = {
  sendPicture: {
    method: 'POST',
    path: '/cts/messages/picture',
    access: 'member',
    summary: 'Sender et billede til en kollega eller en gruppe',
    plan: 'chat',
    // Empty: a frame of the socket announces the message to the conversation.
    changes: [],
    files: { picture: messagePictureFile },
    body: request(
      { receiverId: id, clientid: clientId },
      { receiverId: 'to', clientid: 'clientId' },
    ),
    response: z.object({ id, number: z.int() }),
    status: 201,
    maxBodyBytes: messagePictureFile.maxBytes + 128 * 1024,
    errors: [
      'not_found',
      'wrong_file_type',
      'too_large',
      'too_many',
      'conflict',
      'key_reused',
      'plan_limit',
    ],
    idempotent: true,
  },
  showMessagePicture: {
    method: 'GET',
    path: '/cts/messages/picture/{id}',
    access: 'member',
    summary: 'Billedet i en besked, helt eller som miniature',
    plan: 'chat',
    params: request({ id }, {}),
    query: request({ size: z.enum(['full', 'small']).optional() }, {}),
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found', 'plan_limit'],
  },
} as const satisfies Record<string, RouteSpec>;
