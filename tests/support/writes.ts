import type { Table } from '@driftig/data/client';

const reads = new Set([
  'GetItemCommand',
  'BatchGetItemCommand',
  'QueryCommand',
  'TransactGetItemsCommand',
]);

/**
 * Writes down, by its name, each change that the table has accepted from now on (and each scan,
 * which nothing of the product should send).
 */
export function recordWrites(table: Table): { readonly accepted: string[]; stop(): void } {
  const accepted: string[] = [];
  const name = 'recordWrites';
  table.client.middlewareStack.add(
    (send, { commandName = 'unnamed' }) =>
      async (args) => {
        const answer = await send(args);
        if (!reads.has(commandName)) accepted.push(commandName);
        return answer;
      },
    { step: 'initialize', name, override: true },
  );
  return { accepted, stop: () => table.client.middlewareStack.remove(name) };
}
