import { ApiError } from './errors.ts';

interface BusyOptions {
  /** When false, a busy answer is not retried but thrown. */
  readonly shouldContinue: () => boolean;
  /** Called before each wait. */
  readonly onWait: () => void;
}

/** In seconds, one after another; after the last the call fails. */
const pauses = [1, 2, 4, 8, 16, 30, 30, 30];

const isBusy = (error: unknown) =>
  error instanceof ApiError && (error.status === 429 || error.status === 503);

/**
 * For many calls in a row: one that the server has no capacity for (429, 503) is sent again after a
 * pause, and all the others wait with it. Exponential backoff: the pauses grow until a call
 * succeeds. A call must be safe to repeat (idempotency key).
 */
export function createRetryWhenBusy({ shouldContinue, onWait }: BusyOptions) {
  let pause: Promise<void> | undefined;
  let pausesTaken = 0;

  async function waitTurn(error: unknown): Promise<void> {
    const seconds = pauses[pausesTaken];
    if (pause === undefined && seconds === undefined) throw error;
    pause ??= wait(seconds ?? 0);
    onWait();
    await pause;
  }

  async function wait(seconds: number): Promise<void> {
    pausesTaken += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
    });
    pause = undefined;
  }

  return async function retryWhenBusy<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      await pause;
      try {
        const answer = await send();
        pausesTaken = 0;
        return answer;
      } catch (error) {
        if (!isBusy(error) || !shouldContinue()) throw error;
        await waitTurn(error);
      }
    }
  };
}
