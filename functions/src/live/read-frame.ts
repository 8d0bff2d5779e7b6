import { maxFrameBytes, type SocketRoute } from '@driftig/contracts/core/socket-route';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import { assertWellFormed } from '../pipeline/well-formed.ts';

/** Fields of a frame beside its action, in our names. Throws too_large, malformed or bad_input. */
export function readFrame(body: string, route: SocketRoute): unknown {
  if (Buffer.byteLength(body) > maxFrameBytes) throw new AppError('too_large');
  const parsed = parse(body);
  assertWellFormed(parsed);
  const { action: _, ...fields } = parsed as Record<string, unknown>;
  return z.decode(route.frame, fields);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new AppError('malformed', { cause: error });
  }
}
