import { daysOnBoard, type BoardTask } from '@driftig/domain/taskboard/board';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import {
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
  type PageRequest,
} from '../core/page.ts';
import { keepValues } from '../core/kept/kept-values.ts';
import { readPartition } from '../core/read-items.ts';
import { stampRepository } from '../core/stamps.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import { boardCategories } from './board-categories.ts';
import type { Shelf, StoredTask } from './stored-task.ts';
import { boardTaskEntity } from './taskboard.entities.ts';
import { withoutCompany } from './without-company.ts';

const taskFields = [
  'shelf',
  'taskId',
  'categoryId',
  'place',
  'title',
  'message',
  'dateFrom',
  'dateTo',
  'chosenStatus',
  'subtasks',
  'lastSubtask',
  'sharedWith',
  'assignees',
  'orderNumber',
  'repeat',
  'comments',
  'pictures',
  'createdBy',
  'createdAt',
  'doneAt',
  'version',
] as const satisfies readonly (keyof StoredTask)[];

/** Ids begin with a random one of 32 digits and letters: four ranges are of equal size. */
const rangeStarts = ['8', 'g', 'r'];

/** Boards of the companies that a process served last (docs/decisions/0128); one of 3,000 tasks takes about 5 MB. */
const keepBoard = keepValues<readonly StoredTask[]>({ most: 8, soon: true });

const changedMeanwhile = () => new VersionConflict();
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Categories and tasks of the company's board (product J). */
export function taskboardRepository(table: Table, companyId: string, now: string) {
  const tasks = boardTaskEntity(table);

  /** Finished tasks from before this moment are not on the board. */
  const oldest = new Date(Date.parse(now) - daysOnBoard * millisecondsPerDay).toISOString();
  const isOld = ({ doneAt }: Pick<BoardTask, 'doneAt'>) => doneAt !== '' && doneAt < oldest;

  const listShelf = (shelf: Shelf): Promise<StoredTask[]> =>
    readPartition(table, tasks, { companyId, shelf }, taskFields, rangeStarts);

  const listBoard = (): Promise<readonly StoredTask[]> =>
    keepBoard(table, companyId, {
      readStamps: () => stampRepository(table, companyId).read(['board']),
      read: () => listShelf('board'),
    });

  async function findAll(taskIds: readonly string[]): Promise<StoredTask[]> {
    const shelves: Shelf[] = ['board', 'boardold'];
    const keys = taskIds.flatMap((taskId) =>
      shelves.map((shelf) => ({ companyId, shelf, taskId })),
    );
    if (keys.length === 0) return [];
    const { data } = await tasks.get(keys).go({ consistent: true, concurrent: 4 });
    return data.map(withoutCompany);
  }

  return {
    ...boardCategories(table, companyId),

    /** The board's tasks; with `old` also those that were finished more than 30 days ago. */
    async listTasks({ old = false }: { readonly old?: boolean } = {}): Promise<BoardTask[]> {
      const shelves = await Promise.all([listBoard(), ...(old ? [listShelf('boardold')] : [])]);
      const all = shelves.flat();
      return old ? all : all.filter((task) => !isOld(task));
    },

    /** Tasks of an order, finished ones too. */
    async listTasksOfOrder(orderNumber: number): Promise<BoardTask[]> {
      const { data } = await tasks.query
        .byOrder({ companyId, orderNumber })
        .go({ pages: 'all', attributes: ['taskId'] });
      return findAll(data.map(({ taskId }) => taskId));
    },

    /** Finished tasks that are still in the partition of the board, though they are not shown there. */
    async listUnshelved(): Promise<BoardTask[]> {
      return (await listShelf('board')).filter(isOld);
    },

    /** Tasks of a category that left the board, finished last first. */
    async listDone(categoryId: string, { limit, cursor }: PageRequest): Promise<Page<BoardTask>> {
      assertCursorOf(cursor, {
        pk: `c#${companyId}#boardold`,
        sk: '',
        gsi2pk: `c#${companyId}#boarddone#${categoryId}`,
        gsi2sk: '',
      });
      const result = await tasks.query.byDone({ companyId, categoryId }).go({
        limit: limit ?? defaultPageSize,
        cursor: cursor ?? null,
        order: 'desc',
        hydrate: true,
      });
      const { rows, cursor: next } = pageOf(result, withoutCompany);
      // The second read, by keys, gives its items in any order.
      return { rows: rows.toSorted((a, b) => (a.doneAt < b.doneAt ? 1 : -1)), cursor: next };
    },

    /** Undefined where there is none. */
    async findTask(taskId: string): Promise<BoardTask | undefined> {
      const [task] = await findAll([taskId]);
      return task;
    },

    insertTask(task: BoardTask): Write {
      return putOf(tasks.create({ companyId, shelf: shelfOf(task), ...task }));
    },

    /** Optimistic lock on the version and on what counts comments and pictures. */
    updateTask(before: BoardTask, after: BoardTask): Write[] {
      const { version, comments, pictures } = before;
      const from = (before as StoredTask).shelf;
      const to = isOld(after) ? 'boardold' : 'board';
      const stored = { ...after, companyId, shelf: to, version: version + 1 } as const;
      if (from === to) {
        const same = tasks
          .put(stored)
          .where(
            (item, op) =>
              `${op.eq(item.version, version)} AND ${op.eq(item.comments, comments)} AND ${op.eq(item.pictures, pictures)}`,
          );
        return [putOf(same, changedMeanwhile)];
      }
      return [...this.removeTask(before), putOf(tasks.create(stored))];
    },

    removeTask(task: BoardTask): Write[] {
      const { taskId, version, comments, pictures } = task;
      const removal = tasks
        .delete({ companyId, shelf: shelfOf(task), taskId })
        .where(
          (item, op) =>
            `${op.eq(item.version, version)} AND ${op.eq(item.comments, comments)} AND ${op.eq(item.pictures, pictures)}`,
        );
      return [deleteOf(removal, changedMeanwhile)];
    },
  };
}

/** The partition that a task was read from; a new one is on the board. */
export const shelfOf = (task: BoardTask): Shelf => (task as Partial<StoredTask>).shelf ?? 'board';
