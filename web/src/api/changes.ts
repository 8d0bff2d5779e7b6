import type { Route, RouteSpec, StaleReads } from '@driftig/contracts/core/route';

import type { AnyInput } from './request.ts';

/** Keys of reading routes, and words of which all reading routes are meant. */
type Stale = ReadonlySet<string>;
type Invalidate = (stale: Stale) => Promise<void>;

export interface ChangeOptions {
  /** Lists that the caller patches itself: they are not fetched anew. */
  readonly patches?: readonly Route[];
  /** What becomes stale is added to this set instead; the caller invalidates it, once for many calls. */
  readonly collect?: Set<string>;
}

/** The front page has no caches. */
let invalidateCaches: Invalidate = () => Promise.resolve();

/** Whoever has caches says how they are invalidated. */
export function onInvalidate(handler: Invalidate): void {
  invalidateCaches = handler;
}

/** Marks what is cached of these as stale, and waits for what is on the screen to be fetched anew. */
export async function invalidate(stale: Stale): Promise<void> {
  if (stale.size > 0) await invalidateCaches(stale);
}

/** Once a route has changed something: every successful call does this by itself. */
export async function invalidateAfter(
  route: RouteSpec,
  input: AnyInput,
  { patches = [], collect }: ChangeOptions,
): Promise<void> {
  const patched = new Set(patches.map(({ key }) => key));
  const stale = staleAfter(route, input).filter((name) => !patched.has(name));
  if (collect === undefined) await invalidate(new Set(stale));
  else for (const name of stale) collect.add(name);
}

function staleAfter({ changes = [] }: RouteSpec, { body }: AnyInput): StaleReads {
  if (isList(changes)) return changes;
  const { type = '' } = (body ?? {}) as { readonly type?: string };
  return changes[type] ?? [];
}

const isList = (changes: RouteSpec['changes']): changes is StaleReads => Array.isArray(changes);
