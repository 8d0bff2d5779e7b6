import {
  departmentInput,
  departmentRecord,
  departmentRename,
  type DepartmentRecord,
} from '@driftig/contracts/company/departments';
import type { Department } from '@driftig/domain/company/department';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import { wholeList, type Reader, type Saved, type Saver } from './keeper.ts';

/** Departments are made and renamed here (part 2 §7) and deleted by /del/department. */
export const departmentKeeper: Reader & Saver = {
  async options(store) {
    const departments = await store.departments.list();
    return wholeList(departments.map(({ departmentId, name }) => ({ id: departmentId, name })));
  },

  async get(store, id) {
    return wireDepartment(await store.departments.get(id));
  },

  async create({ store, newId }, fields) {
    const { name, firstTime } = z.decode(departmentInput, fields);
    const company = await store.company.get();
    const departmentId = newId();
    const answer = wireDepartment(
      { departmentId, name, members: 0, version: 1 },
      firstTime ? { firstTimeApplied: company.departmentCount === 0 } : {},
    );
    await store.commit({
      writes: store.departments.insert(departmentId, name),
      audit: { action: 'company.departmentCreated', subject: `department ${departmentId}` },
      answer,
    });
    return answer;
  },

  async edit({ store }, { id, version, fields }) {
    const { name } = z.decode(departmentRename, fields);
    const read = await store.departments.get(id);
    if (version !== undefined && version !== read.version) throw new AppError('conflict');
    await store.commit({
      writes: store.departments.rename(read, name),
      audit: { action: 'company.departmentRenamed', subject: `department ${id}` },
    });
    return wireDepartment({ ...read, name, version: read.version + 1 });
  },
};

function wireDepartment(
  { departmentId, name, members, version }: Department,
  more: Pick<DepartmentRecord, 'firstTimeApplied'> = {},
): Saved {
  return z.encode(departmentRecord, { id: departmentId, name, members, version, ...more });
}
