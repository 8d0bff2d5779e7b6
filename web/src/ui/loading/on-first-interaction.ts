import { runWhenIdle } from './run-when-idle.ts';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs `task` when the browser is idle after the user's first interaction, so that one who only looks at
 * the page downloads nothing more. Listens in the capture phase: a widget may stop a key on its way. Returns a
 * function that cancels it.
 */
export function onFirstInteraction(task: () => void): () => void {
  const controller = new AbortController();
  let cancel = () => controller.abort();
  const onInteraction = () => {
    controller.abort();
    cancel = runWhenIdle(task);
  };
  for (const sign of INTERACTIONS) {
    window.addEventListener(sign, onInteraction, {
      capture: true,
      passive: true,
      signal: controller.signal,
    });
  }
  return () => cancel();
}
