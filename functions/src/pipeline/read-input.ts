import type { InputOf, Route } from '@driftig/contracts/core/route';
import type { RouteMatch } from '@driftig/contracts/core/route-matcher';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import { header, type HttpEvent, type UploadedFile } from './request.ts';
import { assertWellFormed } from './well-formed.ts';

/** The request decoded by the route's schemas, and the files of a multipart form. */
export interface RequestInput {
  readonly input: InputOf<Route>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

const defaultLimit = 64 * 1024;

/** Throws a ZodError or bad_input at wrong fields, and malformed or too_large for a body that cannot be read. */
export async function readInput(
  event: HttpEvent,
  { route, pathParameters }: RouteMatch<Route>,
): Promise<RequestInput> {
  const params = decode(route.params, pathParameters);
  const query = decode(route.query, event.queryStringParameters ?? {});
  const { fields, files = new Map() } = await readBody(event, route);
  return { input: { params, query, body: decode(route.body, fields) }, files };
}

function decode(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  assertWellFormed(value);
  return z.decode(schema, value);
}

/** The body as plain data: JSON, or the text fields and files of a multipart form. */
async function readBody(
  event: HttpEvent,
  route: Route,
): Promise<{ readonly fields?: unknown; readonly files?: RequestInput['files'] }> {
  if (route.body === undefined && route.files === undefined) return {};
  const bytes = bodyBytes(event, route);
  const type = header(event, 'content-type') ?? '';
  if (route.files === undefined) return { fields: parseJson(bytes, type) };
  const { readMultipart } = await import('./multipart.ts');
  return readMultipart(bytes, type, route.files);
}

/** The body's bytes; throws too_large when there are more than the route accepts. */
export function bodyBytes(event: HttpEvent, route: Route): Buffer {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > (route.maxBodyBytes ?? defaultLimit)) throw new AppError('too_large');
  return bytes;
}

function parseJson(bytes: Buffer, type: string): unknown {
  if (!/^application\/json\b/i.test(type)) throw new AppError('malformed');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new AppError('malformed', { cause: error });
  }
}
