import { AppError } from '@driftig/domain/errors';
import type { Route } from '@driftig/contracts/core/route';

import { header, type Exchange, type HttpEvent } from './exchange.ts';

const defaultLimit = 64 * 1024;

/** The body's bytes, refused when larger than the route accepts. */
export function bodyBytes(event: HttpEvent, route: Route): Buffer {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > (route.maxBodyBytes ?? defaultLimit)) throw new AppError('too_large');
  return bytes;
}

/** The body as plain data: JSON, or the text fields of a multipart form. */
export async function readBody(exchange: Exchange, route: Route): Promise<unknown> {
  if (route.body === undefined && route.files === undefined) return undefined;
  const bytes = bodyBytes(exchange.event, route);
  const type = header(exchange.event, 'content-type') ?? '';
  if (route.files !== undefined) {
    const { readMultipart } = await import('./multipart.ts');
    const form = await readMultipart(bytes, type, route.files);
    exchange.files = form.files;
    return form.fields;
  }
  return parseJson(bytes, type);
}

function parseJson(bytes: Buffer, type: string): unknown {
  if (!/^application\/json\b/i.test(type)) throw new AppError('malformed');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new AppError('malformed', { cause: error });
  }
}
