const queues = new Map<string, Promise<unknown>>();

/**
 * Queues work under the same name within this process. It only avoids lost races between requests of
 * one process: correctness comes from the conditions on the writes.
 */
export async function runInSequence<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve();
  const turn = before.then(work, work);
  const settled = turn.catch(() => undefined);
  queues.set(name, settled);
  try {
    return await turn;
  } finally {
    if (queues.get(name) === settled) queues.delete(name);
  }
}
