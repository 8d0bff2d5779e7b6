import type { Table } from '../core/client.ts';
import { perTable } from '../core/entity.ts';
import type { StoredTask } from './stored-task.ts';

/** Boards of the companies that a process served last; one of 3,000 tasks takes about 5 MB. */
const mostBoards = 8;

interface KeptBoard {
  readonly stamps: string;
  readonly tasks: readonly StoredTask[];
}

const boardsOf = perTable(() => new Map<string, KeptBoard>());

interface Reading {
  readonly readStamps: () => Promise<string>;
  readonly readTasks: () => Promise<readonly StoredTask[]>;
}

/**
 * The tasks of a company's board, from memory while its stamps are those of the last reading. Stamps are read
 * first: a change between the two reads only makes the next one read again.
 */
export async function keptTasks(
  table: Table,
  companyId: string,
  { readStamps, readTasks }: Reading,
): Promise<readonly StoredTask[]> {
  const boards = boardsOf(table);
  const stamps = await readStamps();
  const kept = boards.get(companyId);
  const isSame = stamps !== '' && kept?.stamps === stamps;
  const tasks = isSame ? kept.tasks : await readTasks();
  boards.delete(companyId);
  boards.set(companyId, { stamps, tasks });
  const [oldest] = boards.keys();
  if (boards.size > mostBoards && oldest !== undefined) boards.delete(oldest);
  return tasks;
}
