import { runWhenIdle } from '../../ui/loading/run-when-idle.ts';

/** Opens the live channel once the screen has settled. Returns a function that closes it. */
export function keepLive(): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const cancel = runWhenIdle(() => {
    void import('../../api/live/live.ts').then(({ live }) => {
      if (isOver) return;
      const stopSaying = live.onState(sayState);
      const close = live.start();
      stop = () => {
        close();
        stopSaying();
      };
    });
  });
  return () => {
    isOver = true;
    cancel();
    stop?.();
  };
}

/** Shown on the page, so that users see whether others' changes arrive. */
function sayState(isOpen: boolean): void {
  document.documentElement.dataset['live'] = isOpen ? 'open' : 'closed';
}
