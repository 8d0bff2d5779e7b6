import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { header, type HttpEvent, type HttpResult, type Sent } from './request.ts';

const compress = promisify(gzip);

/** Bytes that fit into one packet of the network, so that fewer would not arrive sooner. */
const smallest = 1400;
/** Most of what the highest level saves, in a third of its time. */
const level = 4;

const compressibleTypes = /^(?:application\/(?:json|xml)|text\/)/;

/**
 * Compresses an answer by gzip where its caller takes that. API Gateway's HTTP API cannot, and CloudFront
 * compresses only what it keeps. Pictures and PDFs are compressed formats already. A kept answer is compressed once.
 */
export async function compressAnswer(
  event: HttpEvent,
  result: HttpResult,
  sent: Sent = {},
): Promise<HttpResult> {
  const { body, headers = {}, isBase64Encoded = false } = result;
  if (body === undefined || body.length < smallest || !takesGzip(event)) return result;
  if (!compressibleTypes.test(String(headers['content-type']))) return result;
  const { etag } = headers;
  return {
    ...result,
    headers: {
      ...headers,
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      // Its bytes are others than those of the file, and mean the same.
      ...(etag === undefined ? {} : { etag: weakened(String(etag)) }),
    },
    body: await (sent.compressed ??= compressed(body, isBase64Encoded)),
    isBase64Encoded: true,
  };
}

async function compressed(body: string, isBase64Encoded: boolean): Promise<string> {
  const content = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  return (await compress(content, { level })).toString('base64');
}

/**
 * An answer to another site's page is never compressed: by the length of answers that have its text and a
 * secret side by side, a page could guess the secret (BREACH). Cookies are SameSite=Strict, so such a
 * request has no session either.
 */
function takesGzip(event: HttpEvent): boolean {
  const site = header(event, 'sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return acceptsGzip(header(event, 'accept-encoding') ?? '');
}

/** `gzip;q=0` means that it is refused. */
function acceptsGzip(accepted: string): boolean {
  return accepted
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
}

const weakened = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`);
