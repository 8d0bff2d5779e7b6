import type { Background } from '../local-cloud.ts';

interface Polling {
  /** From the end of one poll to the start of the next, in ms. */
  readonly interval: number;
  readonly poll: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Polls at once and then again and again. A failed poll is reported, unless it was being stopped.
 */
export function startPolling({ interval, poll, onError }: Polling): Background {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const pollAgain = () => {
    running = poll()
      .catch((error: unknown) => {
        if (!stopped) onError(error);
      })
      .then(() => {
        if (!stopped) timer = setTimeout(pollAgain, interval);
      });
  };
  pollAgain();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
