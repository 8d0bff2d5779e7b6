/**
 * runBatch(items, act, options): one thing done to many, a few at a time; -> what was done, what
 * failed and why, and what was left when it was told to stop.
 * tryAgain(before, act, options): the same with what failed; -> what has come of all of it by now.
 */
export interface BatchResult<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  readonly notStarted: readonly Item[];
}

interface BatchOptions {
  readonly concurrency?: number;
  /** Asked before each; what has begun is always finished, so that nothing is in doubt. */
  readonly shouldContinue?: () => boolean;
  readonly stopAtFailure?: boolean;
  readonly onProgress?: (finished: number) => void;
}

const DEFAULT_CONCURRENCY = 3;

export async function runBatch<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  options: BatchOptions = {},
): Promise<BatchResult<Item>> {
  const {
    concurrency = DEFAULT_CONCURRENCY,
    shouldContinue = () => true,
    stopAtFailure = false,
    onProgress,
  } = options;
  const done: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  const queue = items.entries();
  let started = 0;
  const mayContinue = () => shouldContinue() && (!stopAtFailure || failed.length === 0);
  const worker = async () => {
    while (mayContinue()) {
      const next = queue.next();
      if (next.done) return;
      const [, item] = next.value;
      started += 1;
      try {
        await act(item);
        done.push(item);
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress?.(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { done, failed, notStarted: items.slice(started) };
}

export async function retryFailed<Item>(
  before: BatchResult<Item>,
  act: (item: Item) => Promise<void>,
  options: BatchOptions = {},
): Promise<BatchResult<Item>> {
  const items = before.failed.map(({ item }) => item);
  const { done, failed, notStarted } = await runBatch(items, act, options);
  return {
    done: [...before.done, ...done],
    failed,
    notStarted: [...notStarted, ...before.notStarted],
  };
}
