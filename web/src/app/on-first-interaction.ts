import { runWhenIdle } from '../ui/loading/run-when-idle.ts';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs `task` when someone has moved on the page and the browser is at rest: who only looks at what
 * has come pays for nothing more. The answer cancels it.
 */
export function onFirstInteraction(task: () => void): () => void {
  const controller = new AbortController();
  let cancel = () => controller.abort();
  const onInteraction = () => {
    controller.abort();
    cancel = runWhenIdle(task);
  };
  for (const sign of INTERACTIONS) {
    window.addEventListener(sign, onInteraction, { passive: true, signal: controller.signal });
  }
  return () => cancel();
}
