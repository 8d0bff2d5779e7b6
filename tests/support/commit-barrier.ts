import type { Table } from '@driftig/data/client';

/**
 * Holds back the next transactions until `count` of them are waiting, so that each request has read
 * before any of them writes. Returns a function that stops it.
 */
export function holdCommitsUntil(table: Table, count: number): () => void {
  const name = 'holdCommitsUntil';
  const everyone = Promise.withResolvers<void>();
  let here = 0;
  table.client.middlewareStack.add(
    (send, context) => async (args) => {
      if (context.commandName !== 'TransactWriteItemsCommand') return send(args);
      here += 1;
      if (here === count) everyone.resolve();
      await everyone.promise;
      return send(args);
    },
    { step: 'initialize', priority: 'high', name, override: true },
  );
  return () => table.client.middlewareStack.remove(name);
}
