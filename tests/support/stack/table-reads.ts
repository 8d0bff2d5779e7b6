import type { Table } from '@driftig/data/core/client';

/** How many items the queries of `work` read, before any filter. */
export async function countItemsRead(table: Table, work: () => Promise<unknown>): Promise<number> {
  const name = 'countItemsRead';
  let items = 0;
  table.client.middlewareStack.add(
    (send) => async (args) => {
      const answer = await send(args);
      items += (answer.output as { ScannedCount?: number }).ScannedCount ?? 0;
      return answer;
    },
    { step: 'initialize', priority: 'high', name, override: true },
  );
  try {
    await work();
    return items;
  } finally {
    table.client.middlewareStack.remove(name);
  }
}

/** How many times the table is asked for something while `work` runs. */
export async function countReads(table: Table, work: () => Promise<unknown>): Promise<number> {
  const name = 'countReads';
  let reads = 0;
  table.client.middlewareStack.add(
    (send, { commandName = '' }) =>
      (args) => {
        if (/Get|Query/.test(commandName)) reads += 1;
        return send(args);
      },
    { step: 'initialize', name, override: true },
  );
  try {
    await work();
    return reads;
  } finally {
    table.client.middlewareStack.remove(name);
  }
}
