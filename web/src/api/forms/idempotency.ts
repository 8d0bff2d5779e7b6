import { useRef } from 'react';

/** The content of a sent call with its idempotency key. */
export interface KeyedContent {
  readonly content: string;
  readonly key: string;
}

/**
 * The idempotency key for a call that may have to be retried. Unchanged content keeps its key, so a
 * retry after a lost answer has one effect; changed content gets a new key.
 */
export function keepOrMakeKey(body: unknown, last: KeyedContent | undefined): KeyedContent {
  const content = JSON.stringify(body);
  return last?.content === content ? last : { content, key: crypto.randomUUID() };
}

/** Keeps the key while the component is mounted. Call `done()` after success. */
export function useIdempotencyKey() {
  const last = useRef<KeyedContent>(undefined);
  return {
    keyFor(body: unknown): string {
      last.current = keepOrMakeKey(body, last.current);
      return last.current.key;
    },
    done(): void {
      last.current = undefined;
    },
  };
}
