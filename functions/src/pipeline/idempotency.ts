import { createHash } from 'node:crypto';

import { badInput } from '@driftig/domain/errors';
import type { Route } from '@driftig/contracts/core/route';

import { header, settled, type Exchange, type HttpEvent } from './exchange.ts';

/** Reads the key of a create before its store is made, so that the commit can keep the answer. */
export function readIdempotencyKey(exchange: Exchange, route: Route): void {
  const key = header(exchange.event, 'idempotency-key');
  if (route.idempotent === undefined || key === undefined) return;
  if (!/^[\w-]{8,64}$/.test(key))
    throw badInput({ 'Idempotency-Key': 'Nøglen har 8 til 64 bogstaver, tal eller bindestreger.' });
  const request = createHash('sha256')
    .update(`${route.key}\n`)
    .update(bodyWithoutBoundary(exchange.event));
  exchange.idempotency = { key, request: request.digest('base64url').slice(0, 22) };
}

/** A browser draws a new boundary each time it sends a form: without it the same form is the same. */
function bodyWithoutBoundary(event: HttpEvent): string {
  const body = event.body ?? '';
  const [, boundary] =
    /^multipart\/.*boundary="?([^";]+)/i.exec(header(event, 'content-type') ?? '') ?? [];
  if (boundary === undefined) return body;
  const text = Buffer.from(body, event.isBase64Encoded ? 'base64' : 'utf8').toString('latin1');
  return text.replaceAll(`--${boundary}`, '--');
}

/** The first answer to the same key and request, if there is one; another request: 409. */
export async function findFirstAnswer(exchange: Exchange): Promise<unknown> {
  if (exchange.idempotency === undefined) return undefined;
  const { userId } = settled(exchange, 'actor');
  return settled(exchange, 'store').answers.find({
    userId,
    now: exchange.now,
    ...exchange.idempotency,
  });
}
