import * as z from 'zod';

import type { Access } from './access.ts';
import type { ErrorCode } from './error-codes.ts';
import type { PlanGate } from './plans.ts';
import type { Word } from './route.ts';

/** A frame that browsers send over the socket: API Gateway routes it by its `action`. */
interface SocketRouteSpec {
  readonly access: Access;
  readonly summary: string;
  /** A feature that the company's plan must include. */
  readonly plan?: PlanGate;
  /** Schema of the fields beside `action`; decodes the wire to our names. */
  readonly frame: z.ZodType;
  readonly errors?: readonly ErrorCode[];
}

/** Its key is the `action` of the frame. */
export type SocketRoute = SocketRouteSpec & { readonly key: string; readonly word: Word };

type Named<R, W extends Word> = {
  readonly [K in keyof R]: R[K] & { readonly key: K & string; readonly word: W };
};

/** Adds the word and the key to each route, as `routesOf` does for calls. */
export function socketRoutesOf<
  const W extends Word,
  const R extends Record<string, SocketRouteSpec>,
>(word: W, specs: R): Named<R, W> {
  const named = Object.entries(specs).map(([key, spec]) => [key, { ...spec, key, word }]);
  return Object.fromEntries(named) as Named<R, W>;
}

/** Decoded frame that a handler receives. */
export type FrameOf<R extends SocketRouteSpec> = z.output<R['frame']>;

/** A frame as it is sent, or the text of the schema that refuses it. */
type WrittenFrame = { readonly text: string } | { readonly fault: string };

/** Encodes a frame of a browser. */
export function writeFrame<R extends SocketRoute>(route: R, frame: FrameOf<R>): WrittenFrame {
  const wire = z.safeEncode(route.frame, frame);
  if (!wire.success) return { fault: wire.error.issues[0]?.message ?? '' };
  return { text: JSON.stringify({ action: route.key, ...(wire.data as object) }) };
}

/** An example of each frame of a word, as on the wire, without its `action`. */
export type SocketSamplesOf<R extends Record<string, SocketRouteSpec>> = {
  readonly [K in keyof R]: z.input<R[K]['frame']>;
};

/** The most bytes of a frame in either direction; API Gateway counts frames of 32 KB. */
export const maxFrameBytes = 32 * 1024;
