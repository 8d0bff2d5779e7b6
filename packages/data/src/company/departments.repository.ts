import { compareNames, departmentKey, type Department } from '@driftig/domain/company/department';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { companyEntity } from './company.entities.ts';
import { departmentEntity, departmentNameEntity } from './departments.entities.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';

/** The departments of the actor's company. */
export function departmentRepository(table: Table, companyId: string) {
  const departments = departmentEntity(table);

  function nameTakenError(): AppError {
    const text = 'Der findes allerede en afdeling med det navn.';
    return new AppError('name_taken', { message: text, fields: { name: text } });
  }

  function reserveName(name: string, departmentId: string): Write {
    return putOf(
      departmentNameEntity(table).create({ companyId, key: departmentKey(name), departmentId }),
      nameTakenError,
    );
  }

  function releaseName({ name, departmentId }: Department): Write {
    const removal = departmentNameEntity(table)
      .delete({ companyId, key: departmentKey(name) })
      .where((item, op) => op.eq(item.departmentId, departmentId));
    return deleteOf(removal);
  }

  return {
    /** Sorted by name. */
    async list(): Promise<Department[]> {
      const { data } = await departments.query
        .main({ companyId })
        .go({ pages: 'all', consistent: true });
      return data.toSorted(compareNames);
    },

    async get(departmentId: string): Promise<Department> {
      const { data } = await departments.get({ companyId, departmentId }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data;
    },

    /** Throws not_found at the field `departmentId`. */
    async assertExists(departmentId: string): Promise<void> {
      const { data } = await departments.get({ companyId, departmentId }).go({ consistent: true });
      if (data === null) throw departmentNotFoundError();
    },

    insert(departmentId: string, name: string): Write[] {
      const department = { companyId, departmentId, name, members: 0, version: 1 };
      return [
        reserveName(name, departmentId),
        putOf(departments.create(department)),
        updateOf(companyEntity(table).patch({ companyId }).add({ departmentCount: 1 })),
      ];
    },

    /** Optimistic lock: refused (409) when the version has changed, or the name is taken. */
    rename(department: Department, name: string): Write[] {
      const { departmentId, version } = department;
      const update = departments
        .patch({ companyId, departmentId })
        .set({ name, version: version + 1 })
        .where((item, op) => op.eq(item.version, version));
      const sameKey = departmentKey(name) === departmentKey(department.name);
      const nameWrites = sameKey ? [] : [reserveName(name, departmentId), releaseName(department)];
      return [...nameWrites, updateOf(update)];
    },

    /** Refused when it is the last one, has members, or its version has changed. */
    remove(department: Department): Write[] {
      const { departmentId, version } = department;
      const removal = departments
        .delete({ companyId, departmentId })
        .where((item, op) => `${op.eq(item.members, 0)} AND ${op.eq(item.version, version)}`);
      const counted = companyEntity(table)
        .patch({ companyId })
        .subtract({ departmentCount: 1 })
        .where((item, op) => op.gt(item.departmentCount, 1));
      return [
        updateOf(counted, () => new AppError('last_department')),
        deleteOf(removal),
        releaseName(department),
      ];
    },
  };
}

/**
 * Adds `change` to the member count of a department, '' for none. Refused with not_found when the
 * department is gone.
 */
export function changeMemberCount(
  table: Table,
  { companyId, departmentId }: { companyId: string; departmentId: string },
  change: number,
): Write[] {
  if (departmentId === '') return [];
  const update = departmentEntity(table)
    .patch({ companyId, departmentId })
    .add({ members: change });
  return [updateOf(update, departmentNotFoundError)];
}

function departmentNotFoundError(): AppError {
  const text = 'Afdelingen findes ikke.';
  return new AppError('not_found', { message: text, fields: { departmentId: text } });
}
