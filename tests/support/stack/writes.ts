import type { Table } from '@driftig/data/core/client';

const reads = new Set([
  'GetItemCommand',
  'BatchGetItemCommand',
  'QueryCommand',
  'TransactGetItemsCommand',
]);

interface RecordedWrites {
  readonly accepted: string[];
  /** Writes other than counters of attempts. */
  readonly changes: string[];
  stop(): void;
}

const isCount = (input: object) => JSON.stringify(input).includes('"attempts#');

/**
 * Records the command name of every write that the table accepts from now on, and of every scan,
 * which the product must not send.
 */
export function recordWrites(table: Table): RecordedWrites {
  const accepted: string[] = [];
  const changes: string[] = [];
  const name = 'recordWrites';
  table.client.middlewareStack.add(
    (send, { commandName = 'unnamed' }) =>
      async (args) => {
        const answer = await send(args);
        if (reads.has(commandName)) return answer;
        accepted.push(commandName);
        if (!isCount(args.input)) changes.push(commandName);
        return answer;
      },
    { step: 'initialize', name, override: true },
  );
  return { accepted, changes, stop: () => table.client.middlewareStack.remove(name) };
}
