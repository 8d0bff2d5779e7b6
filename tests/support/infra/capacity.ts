import type { Table } from '@driftig/data/core/client';

interface Consumed {
  readonly CapacityUnits?: number | undefined;
}

interface Capacity {
  readonly read: number;
  readonly written: number;
}

/** Units that the calls of `work` consume, as the database reports them. */
export async function capacityOf(table: Table, work: () => Promise<unknown>): Promise<Capacity> {
  const name = 'capacityOf';
  const units = { read: 0, written: 0 };
  table.client.middlewareStack.add(
    (send, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await send(args);
      const kind = /Get|Query/.test(context.commandName ?? '') ? 'read' : 'written';
      const output = answer.output as { ConsumedCapacity?: Consumed | Consumed[] };
      for (const one of [output.ConsumedCapacity ?? []].flat())
        units[kind] += one.CapacityUnits ?? 0;
      return answer;
    },
    { step: 'initialize', priority: 'high', name, override: true },
  );
  try {
    await work();
    return units;
  } finally {
    table.client.middlewareStack.remove(name);
  }
}
