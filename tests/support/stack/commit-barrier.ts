import type { Table } from '@driftig/data/core/client';

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

/**
 * Sends requests at the same time, and holds back their transactions until each of them has one
 * waiting or has been answered without: all have read before any of them writes.
 */
export async function sendTogether<Answer>(
  table: Table,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const name = 'sendTogether';
  const everyone = Promise.withResolvers<void>();
  let awaited = requests.length;
  const ready = () => {
    awaited -= 1;
    if (awaited === 0) everyone.resolve();
  };
  table.client.middlewareStack.add(
    (send, context) => async (args) => {
      if (context.commandName !== 'TransactWriteItemsCommand') return send(args);
      ready();
      await everyone.promise;
      return send(args);
    },
    { step: 'initialize', priority: 'high', name, override: true },
  );
  try {
    return await Promise.all(requests.map((request) => request().finally(ready)));
  } finally {
    table.client.middlewareStack.remove(name);
  }
}

/**
 * Runs an action between the reads and the first transaction of the next request: another user's
 * change, which optimistic locks must find.
 */
export function runBeforeCommit(table: Table, act: () => Promise<unknown>): void {
  const name = 'runBeforeCommit';
  table.client.middlewareStack.add(
    (send, context) => async (args) => {
      if (context.commandName !== 'TransactWriteItemsCommand') return send(args);
      if (table.client.middlewareStack.remove(name)) await act();
      return send(args);
    },
    { step: 'initialize', priority: 'high', name, override: true },
  );
}

/** Runs an action before the next read that names `text`: what another user has changed since the reads before it. */
export function runBeforeRead(table: Table, text: string, act: () => Promise<unknown>): void {
  const name = 'runBeforeRead';
  table.client.middlewareStack.add(
    (send, context) => async (args) => {
      const isRead = /Get|Query/.test(context.commandName ?? '');
      if (!isRead || !JSON.stringify(args.input).includes(text)) return send(args);
      if (table.client.middlewareStack.remove(name)) await act();
      return send(args);
    },
    { step: 'initialize', priority: 'high', name, override: true },
  );
}
