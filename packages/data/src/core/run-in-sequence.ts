const queues = new Map<string, Promise<unknown>>();

/**
 * Queues work under the same name within this process. It only avoids lost races between requests of
 * one process: correctness comes from the conditions on the writes. `work` learns whether it has waited.
 */
export async function runInSequence<T>(
  name: string,
  work: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const before = queues.get(name);
  const start = () => work(before !== undefined);
  const turn = (before ?? Promise.resolve()).then(start, start);
  const settled = turn.catch(() => undefined);
  queues.set(name, settled);
  try {
    return await turn;
  } finally {
    if (queues.get(name) === settled) queues.delete(name);
  }
}
