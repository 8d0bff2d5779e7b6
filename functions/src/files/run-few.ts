import { AppError } from '@driftig/domain/errors';

interface Limits {
  readonly atOnce: number;
  /** More than this are refused (busy, 503) instead of kept waiting. */
  readonly waiting: number;
}

/** Runs at most `atOnce` pieces of work at a time; the others wait in the order they came. */
export function runFew({ atOnce, waiting: mostWaiting }: Limits) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new AppError('busy');
      // A finished task passes its place on, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
