import { whenIdle } from '../ui/loading/run-when-idle.ts';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs `task` when someone has moved on the page and the browser is at rest: who only looks at what
 * has come pays for nothing more. The answer cancels it.
 */
export function onFirstInteraction(task: () => void): () => void {
  const watch = new AbortController();
  let cancel = () => watch.abort();
  const stirred = () => {
    watch.abort();
    cancel = whenIdle(task);
  };
  for (const sign of signs) {
    window.addEventListener(sign, stirred, { passive: true, signal: watch.signal });
  }
  return () => cancel();
}
