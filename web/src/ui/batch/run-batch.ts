/**
 * runBatch(items, act, options) runs `act` on each item, a few at a time -> the items that
 * succeeded, those that failed with their errors, and those not started because the batch was
 * stopped.
 * retryFailed(before, act, options) runs the failed items again -> the combined result.
 */
export interface BatchResult<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  readonly notStarted: readonly Item[];
}

export interface BatchOptions {
  readonly concurrency?: number;
  /** Called before each item. Started items always finish, so the outcome of each is known. */
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
