import type { Table } from '../core/client.ts';
import { readPartition } from '../core/read-items.ts';
import { putOf, type Write } from '../core/write.ts';
import { boardStampEntity } from './taskboard.entities.ts';

/** Changes of different tasks seldom write the same stamp, which would make one of them wait. */
const stampCount = 4;

const boardPartition = (companyId: string) => `c#${companyId}#board`;

interface Scope {
  readonly table: Table;
  readonly companyId: string;
  readonly newId: () => string;
}

/**
 * A new stamp with each change of tasks on the board, in its transaction: a board that is kept in memory is used
 * only while the stamps are those of its reading (docs/decisions/0128). A transaction writes an item once.
 */
export function stampWrites({ table, companyId, newId }: Scope, writes: readonly Write[]): Write[] {
  const board = boardPartition(companyId);
  const changed = writes.map(keyOf).filter(({ pk }) => pk === board);
  const shards = new Set(changed.map(({ sk }) => shardOf(sk)));
  return [...shards].map((shard) =>
    putOf(boardStampEntity(table).put({ companyId, shard, stamp: newId() })),
  );
}

/** The stamps of a company's board as one text; '' before the first. */
export async function readStamps(table: Table, companyId: string): Promise<string> {
  const stamps = await readPartition(table, boardStampEntity(table), { companyId }, ['stamp']);
  return stamps.map(({ stamp }) => stamp).join();
}

interface Key {
  readonly pk?: unknown;
  readonly sk?: unknown;
}

function keyOf({ item }: Write): Key {
  const key: Key | undefined = item.Put?.Item ?? item.Update?.Key ?? item.Delete?.Key;
  return key ?? {};
}

/** By the last letter of the task's id, which is random. */
const shardOf = (sk: unknown) =>
  String((String(sk).codePointAt(String(sk).length - 1) ?? 0) % stampCount);
