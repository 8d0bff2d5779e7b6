import type { Table } from '@driftig/data/client';

const reads = new Set([
  'GetItemCommand',
  'BatchGetItemCommand',
  'QueryCommand',
  'TransactGetItemsCommand',
]);

/**
 * Records the command name of every write that the table accepts from now on, and of every scan,
 * which the product must not send.
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
