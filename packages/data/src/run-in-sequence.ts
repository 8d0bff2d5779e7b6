const queues = new Map<string, Promise<unknown>>();

/**
 * Runs work under the same name one after another within this process. It saves requests of one
 * process from racing each other; what must hold is held by the conditions on the writes.
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
