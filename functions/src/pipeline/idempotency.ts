import { createHash } from 'node:crypto';

import { badInput } from '@driftig/domain/errors';
import type { Route } from '@driftig/contracts/core/route';

import { header, type HttpEvent, type IdempotencyKey } from './request.ts';
import type { Session } from './session.ts';

/** Throws bad_input for a malformed key; undefined where the route takes none or none was sent. */
export function readIdempotencyKey(event: HttpEvent, route: Route): IdempotencyKey | undefined {
  const key = header(event, 'idempotency-key');
  if (route.idempotent === undefined || key === undefined) return undefined;
  if (!/^[\w-]{8,64}$/.test(key))
    throw badInput({ 'Idempotency-Key': 'Nøglen har 8 til 64 bogstaver, tal eller bindestreger.' });
  const hash = createHash('sha256').update(`${route.key}\n`).update(bodyWithoutBoundary(event));
  return { key, request: hash.digest('base64url').slice(0, 22) };
}

/** A browser picks a new multipart boundary each time it sends a form, so a retry differs by it. */
function bodyWithoutBoundary(event: HttpEvent): string {
  const body = event.body ?? '';
  const [, boundary] =
    /^multipart\/.*boundary="?([^";]+)/i.exec(header(event, 'content-type') ?? '') ?? [];
  if (boundary === undefined) return body;
  const text = Buffer.from(body, event.isBase64Encoded ? 'base64' : 'utf8').toString('latin1');
  return text.replaceAll(`--${boundary}`, '--');
}

/** The stored answer to the same key and request; throws key_reused (409) for another request. */
export async function findFirstAnswer(
  { actor, store }: Session,
  idempotency: IdempotencyKey | undefined,
  now: string,
): Promise<unknown> {
  if (idempotency === undefined) return undefined;
  return store.answers.find({ userId: actor.userId, now, ...idempotency });
}
