import { useRef } from 'react';

/** A create that was sent, perhaps without a certain answer. */
export interface KeyedContent {
  readonly content: string;
  readonly key: string;
}

/**
 * The key of a create that may have to be sent again. The same content keeps its key, so a retry
 * after a lost answer has one effect; changed content is another create.
 */
export function keepOrMakeKey(body: unknown, last: KeyedContent | undefined): KeyedContent {
  const content = JSON.stringify(body);
  return last?.content === content ? last : { content, key: crypto.randomUUID() };
}

/** Keeps the key for as long as the screen is there. `done()` after success. */
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
