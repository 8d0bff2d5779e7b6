import { useRef } from 'react';

/**
 * The key of a create that may have to be sent again. The same content keeps its key, so a retry
 * after a lost answer has one effect; changed content is another create. `done()` after success.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string } | undefined>(undefined);
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
      return last.current.key;
    },
    done(): void {
      last.current = undefined;
    },
  };
}
