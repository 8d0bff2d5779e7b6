import * as z from 'zod';

import { fileAnswer } from '../core/file-answer.ts';
import type { FileField, RouteSpec } from '../core/route.ts';
import { pictureTypes } from '../employees/picture.ts';
import { dateText } from '../wire/wire-dates.ts';
import { blankable, id, message, request, response } from '../wire/wire.ts';
import { oneLine, text } from '../wire/text.ts';

/** A photo, made smaller in the browser; a Lambda takes 6 MB with the file in base64. */
const orderPictureFile: FileField = {
  mediaTypes: pictureTypes,
  maxBytes: 4 * 1024 * 1024,
  required: false,
};

/** Pictures of one order (product O7). */
export const mostPictures = 200;
/** Characters of a picture's title and message. */
const longestPictureTitle = 120;
const longestPictureMessage = 1000;

/** All optional, so that missing ones are reported together with the file. */
const form = {
  orderid: id,
  header: blankable(oneLine(longestPictureTitle)),
  message: blankable(text(longestPictureMessage)),
  date: blankable(dateText),
};

const picture = response(
  {
    id,
    header: z.string(),
    message: z.string(),
    date: z.string(),
    url: z.string(),
    thumbnail: z.string(),
    employeename: z.string(),
  },
  { header: 'title', employeename: 'employeeName' },
);

const stale = ['listOrderPictures', 'listHistory'];

/** The pictures of an order (product O7). */
export const pictureSpecs = {
  uploadOrderPicture: {
    method: 'POST',
    path: '/apis/uploadorderpic',
    access: 'member',
    summary: 'Lægger et billede på en ordre',
    changes: stale,
    files: { image: orderPictureFile },
    body: request(form, { orderid: 'orderId', header: 'title' }),
    response: z.object({ success: z.literal(true), id }),
    status: 201,
    maxBodyBytes: orderPictureFile.maxBytes + 128 * 1024,
    errors: ['not_found', 'wrong_file_type', 'too_large', 'conflict', 'key_reused'],
    idempotent: true,
  },
  listOrderPictures: {
    method: 'GET',
    path: '/api/getOrderPictures/{orderid}',
    access: 'member',
    summary: 'En ordres billeder, nyeste først',
    params: request({ orderid: id }, { orderid: 'orderId' }),
    response: z.object({ success: z.literal(true), images: z.array(picture) }),
    errors: ['not_found'],
  },
  showOrderPicture: {
    method: 'GET',
    path: '/api/order-picture/{id}',
    access: 'member',
    summary: 'Et billede af en ordre, helt eller som miniature',
    params: request({ id }, {}),
    query: request({ size: z.enum(['full', 'small']).optional() }, {}),
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found'],
  },
  deleteOrderPicture: {
    method: 'POST',
    path: '/upd/orderpicturedelete',
    access: 'manager',
    summary: 'Sletter et billede af en ordre',
    changes: stale,
    body: request({ id }, {}),
    response: message,
    errors: ['not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
