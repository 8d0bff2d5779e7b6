import { departmentKey } from '@driftig/domain/company/department';
import { AppError } from '@driftig/domain/errors';
import { daysOnBoard, type BoardCategory, type BoardTask } from '@driftig/domain/taskboard/board';
import { categoryNameTaken } from '@driftig/domain/taskboard/texts';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import {
  boardCategoryEntity,
  boardCategoryNameEntity,
  boardTaskEntity,
} from './taskboard.entities.ts';

type Shelf = 'board' | 'boardold';

/** A task and the partition it is stored in. */
type StoredTask = BoardTask & { readonly shelf: Shelf };

const changedMeanwhile = () => new VersionConflict();
const millisecondsPerDay = 24 * 60 * 60 * 1000;

const nameTaken = () =>
  new AppError('name_taken', {
    message: categoryNameTaken,
    fields: { name: categoryNameTaken, newName: categoryNameTaken },
  });

/** A category's name is reserved by an item of its own. */
function nameWrites(table: Table, companyId: string) {
  const names = boardCategoryNameEntity(table);
  return {
    reserveName({ name, categoryId }: BoardCategory): Write {
      return putOf(names.create({ companyId, key: departmentKey(name), categoryId }), nameTaken);
    },

    releaseName({ name, categoryId }: BoardCategory): Write {
      const removal = names
        .delete({ companyId, key: departmentKey(name) })
        .where((item, op) => op.eq(item.categoryId, categoryId));
      return deleteOf(removal);
    },
  };
}

/** Categories and tasks of the company's board (product J). */
export function taskboardRepository(table: Table, companyId: string, now: string) {
  const categories = boardCategoryEntity(table);
  const names = boardCategoryNameEntity(table);
  const { reserveName, releaseName } = nameWrites(table, companyId);
  const tasks = boardTaskEntity(table);

  /** Finished tasks from before this moment are not on the board. */
  const oldest = new Date(Date.parse(now) - daysOnBoard * millisecondsPerDay).toISOString();
  const isOld = ({ doneAt }: Pick<BoardTask, 'doneAt'>) => doneAt !== '' && doneAt < oldest;

  async function listShelf(shelf: Shelf): Promise<StoredTask[]> {
    const { data } = await tasks.query
      .main({ companyId, shelf })
      .go({ pages: 'all', consistent: true, ignoreOwnership: true });
    return data.map(withoutCompany);
  }

  async function findAll(taskIds: readonly string[]): Promise<StoredTask[]> {
    const shelves: Shelf[] = ['board', 'boardold'];
    const keys = taskIds.flatMap((taskId) =>
      shelves.map((shelf) => ({ companyId, shelf, taskId })),
    );
    if (keys.length === 0) return [];
    const { data } = await tasks.get(keys).go({ consistent: true, concurrent: 4 });
    return data.map(withoutCompany);
  }

  const put = (before: BoardCategory, after: BoardCategory): Write =>
    putOf(
      categories
        .put({ companyId, ...after, version: before.version + 1 })
        .where((item, op) => op.eq(item.version, before.version)),
      changedMeanwhile,
    );

  return {
    /** Oldest first, deleted ones among them. */
    async listCategories(): Promise<BoardCategory[]> {
      const { data } = await categories.query
        .main({ companyId })
        .go({ pages: 'all', consistent: true });
      return data.map(withoutCompany);
    },

    /** Undefined where there is none. Deleted ones are found. */
    async findCategory(categoryId: string): Promise<BoardCategory | undefined> {
      const { data } = await categories.get({ companyId, categoryId }).go({ consistent: true });
      return data === null ? undefined : withoutCompany(data);
    },

    /** The id of the category that has the name, whatever its case. */
    async findCategoryByName(name: string): Promise<string | undefined> {
      const { data } = await names
        .get({ companyId, key: departmentKey(name) })
        .go({ consistent: true });
      return data?.categoryId;
    },

    insertCategory(category: BoardCategory): Write[] {
      return [reserveName(category), putOf(categories.create({ companyId, ...category }))];
    },

    /** Optimistic lock; a new name must be free (409). A deleted category has no name reserved. */
    updateCategory(before: BoardCategory, after: BoardCategory): Write[] {
      const [had, has] = [before, after].map((one) =>
        one.deletedAt === '' ? departmentKey(one.name) : '',
      );
      const released = had !== '' && had !== has ? [releaseName(before)] : [];
      const reserved = has !== '' && had !== has ? [reserveName(after)] : [];
      return [...reserved, ...released, put(before, after)];
    },

    /** Removes a deleted category, whose name is free already. */
    removeCategory({ categoryId, version }: BoardCategory): Write {
      const removal = categories
        .delete({ companyId, categoryId })
        .where((item, op) => op.eq(item.version, version));
      return deleteOf(removal, changedMeanwhile);
    },

    /** The board's tasks; with `old` also those that were finished more than 30 days ago. */
    async listTasks({ old = false }: { readonly old?: boolean } = {}): Promise<BoardTask[]> {
      const shelves = await Promise.all([
        listShelf('board'),
        ...(old ? [listShelf('boardold')] : []),
      ]);
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

function withoutCompany<T extends { companyId: string }>(stored: T): Omit<T, 'companyId'> {
  const { companyId: _, ...item } = stored;
  return item;
}
