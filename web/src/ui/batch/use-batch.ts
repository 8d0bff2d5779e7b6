import { useRef, useState } from 'react';

import { runBatch, retryFailed, type BatchOptions, type BatchResult } from './run-batch.ts';

export type BatchState<Item> =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly finished: number; readonly total: number }
  | { readonly step: 'over'; readonly result: BatchResult<Item> };

interface UseBatchOptions<Item> {
  readonly items: readonly Item[];
  readonly act: (item: Item) => Promise<void>;
  /**
   * Called with the combined result when the batch has finished or was stopped, and again after
   * each retry.
   */
  readonly onEnd: (result: BatchResult<Item>) => void;
}

/** State of a batch: run it, stop it, retry the failed items. */
export function useBatch<Item>({ items, act, onEnd }: UseBatchOptions<Item>) {
  const [state, setState] = useState<BatchState<Item>>({ step: 'asking' });
  const stopped = useRef(false);
  const running = useRef(false);

  const run = async (before?: BatchResult<Item>) => {
    if (running.current) return;
    running.current = true;
    stopped.current = false;
    const total = items.length;
    const finishedBefore = before?.done.length ?? 0;
    const onProgress = (finished: number) =>
      setState({ step: 'running', finished: finishedBefore + finished, total });
    onProgress(0);
    const options: BatchOptions = { shouldContinue: () => !stopped.current, onProgress };
    const result = await (before
      ? retryFailed(before, act, options)
      : runBatch(items, act, options));
    running.current = false;
    setState({ step: 'over', result });
    onEnd(result);
  };
  return {
    state,
    run: () => void run(),
    tryAgain: (result: BatchResult<Item>) => void run(result),
    stop: () => {
      stopped.current = true;
    },
  };
}
