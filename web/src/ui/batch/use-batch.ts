import { useRef, useState } from 'react';

import { runBatch, type BatchResult } from './run-batch.ts';

export type BatchState<Item> =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly finished: number; readonly total: number }
  | { readonly step: 'over'; readonly result: BatchResult<Item> };

interface BatchHooks<Item> {
  readonly items: readonly Item[];
  readonly act: (item: Item) => Promise<void>;
  /** Called once, when the last is through or it was stopped. */
  readonly onEnd: (result: BatchResult<Item>) => void;
}

/** Does one thing to many, and can be told to stop. */
export function useBatch<Item>({ items, act, onEnd }: BatchHooks<Item>) {
  const [state, setState] = useState<BatchState<Item>>({ step: 'asking' });
  const stopped = useRef(false);
  const begun = useRef(false);
  const run = async () => {
    if (begun.current) return;
    begun.current = true;
    const total = items.length;
    setState({ step: 'running', finished: 0, total });
    const result = await runBatch(items, act, {
      goOn: () => !stopped.current,
      onProgress: (finished) => setState({ step: 'running', finished, total }),
    });
    setState({ step: 'over', result });
    onEnd(result);
  };
  return {
    state,
    run: () => void run(),
    stop: () => {
      stopped.current = true;
    },
  };
}
