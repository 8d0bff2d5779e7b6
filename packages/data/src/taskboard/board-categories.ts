import { departmentKey } from '@driftig/domain/company/department';
import { AppError } from '@driftig/domain/errors';
import type { BoardCategory } from '@driftig/domain/taskboard/board';
import { categoryNameTaken } from '@driftig/domain/taskboard/texts';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import { boardCategoryEntity, boardCategoryNameEntity } from './taskboard.entities.ts';
import { withoutCompany } from './without-company.ts';

const changedMeanwhile = () => new VersionConflict();

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

/** The categories of a board, whose names are reserved. */
export function boardCategories(table: Table, companyId: string) {
  const categories = boardCategoryEntity(table);
  const names = boardCategoryNameEntity(table);
  const { reserveName, releaseName } = nameWrites(table, companyId);

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
  };
}
