import { staleAfter, type Route, type RouteSpec } from '@driftig/contracts/core/route';

import type { AnyInput } from '../request.ts';
import { foundName } from './found-name.ts';

/** Keys of reading routes, and words, which mean all reading routes of the word. */
type Stale = ReadonlySet<string>;
type Invalidate = (stale: Stale) => Promise<void>;

export interface ChangeOptions {
  /** Lists that the caller patches itself; only pages that the server found are refetched. */
  readonly patches?: readonly Route[];
  /**
   * Collects what becomes stale instead of invalidating it; the caller invalidates once for many
   * calls.
   */
  readonly collect?: Set<string>;
}

/** Set by the query client; public pages have no cache and no handler. */
let invalidateCaches: Invalidate = () => Promise.resolve();
let invalidateEverything: () => Promise<void> = () => Promise.resolve();

/** Registers the function that invalidates the query cache. */
export function onInvalidate(handler: Invalidate, everything: () => Promise<void>): void {
  invalidateCaches = handler;
  invalidateEverything = everything;
}

/** Refetches everything on the screen, because it is unknown which changes were missed. */
export function invalidateAll(): Promise<void> {
  return invalidateEverything();
}

/**
 * Invalidates the cached answers of these routes, and waits for the queries on the screen to
 * refetch.
 */
export async function invalidate(stale: Stale): Promise<void> {
  if (stale.size > 0) await invalidateCaches(stale);
}

/** Invalidates what a route changes. Called by the client after every successful call. */
export async function invalidateAfter(
  route: RouteSpec,
  input: AnyInput,
  { patches = [], collect }: ChangeOptions,
): Promise<void> {
  const patched = new Set(patches.map(({ key }) => key));
  const stale = staleAfter(route, input.body).map((name) =>
    patched.has(name) ? foundName(name) : name,
  );
  if (collect === undefined) await invalidate(new Set(stale));
  else for (const name of stale) collect.add(name);
}
