import type { FileAnswer } from '@driftig/contracts/core/file-answer';
import type { Route } from '@driftig/contracts/core/route';
import * as z from 'zod';

import { sentAnswer } from './kept-answers.ts';
import { header, type HttpEvent, type HttpResult, type PlainResult } from './request.ts';

/** CloudFront adds such headers to pages only; an answer of the API brings its own. */
export const apiHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/**
 * A PDF is shown in a frame of our own page by the browser's viewer, which a stricter
 * content-security-policy would block.
 */
const pdfHeaders = {
  'content-security-policy': "frame-ancestors 'self'",
  // Without it CloudFront would add its own, which forbids framing.
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Encodes the handler's answer; one that is kept (`kept-answers.ts`) only once. One that does not fit the declared
 * schema is our fault: a 500.
 */
export function resultOfAnswer(event: HttpEvent, route: Route, answer: unknown): PlainResult {
  const sent = sentAnswer(answer);
  if (sent === undefined) return encodedResult(event, route, answer);
  sent.body ??= encodedResult(event, route, answer).body ?? '';
  return { statusCode: 200, body: sent.body, sent };
}

function encodedResult(event: HttpEvent, route: Route, answer: unknown): HttpResult {
  const { data: body, error } = z.safeEncode(route.response, answer);
  if (error !== undefined) throw new Error('The answer is not as declared', { cause: error });
  if (route.answersFile) return fileResult(event, body as FileAnswer);
  return { statusCode: route.status ?? 200, body: JSON.stringify(body) };
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/calendar; charset=utf-8': 'ics',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A file's bytes. The download name is ours, never an uploaded one. */
function fileResult(event: HttpEvent, answer: FileAnswer): HttpResult {
  const { content, mediaType, etag } = answer;
  const kept = etag === undefined ? {} : { etag, 'cache-control': 'private, no-cache' };
  // CloudFront makes it weak (W/) where it compresses.
  if (etag !== undefined && header(event, 'if-none-match')?.includes(etag))
    return { statusCode: 304, headers: kept };
  // The last part of a calendar's path is a secret, which is not to be the name of a file.
  const last = etag === undefined ? (event.rawPath.split('/').at(-1) ?? '') : '';
  const name = ['driftig', ...(/^\w[\w.-]{0,59}$/.test(last) ? [last] : [])].join('-');
  const ending = endings[mediaType];
  const file = ending === undefined ? name : `${name}.${ending}`;
  const headers = {
    ...(mediaType === 'application/pdf' ? pdfHeaders : {}),
    ...kept,
    'content-type': mediaType,
    'content-disposition': `inline; filename="${file}"`,
  };
  return { statusCode: 200, headers, body: content, isBase64Encoded: true };
}
