import type { SavedRecord } from '@driftig/contracts/records/record-body';
import type { Department } from '@driftig/domain/company/department';
import { assertVersion } from '@driftig/domain/assert-version';

import { onePage, type Creates, type Edits, type Reads } from './record-handlers.ts';

type DepartmentHandlers = Reads<'departments'> & Creates<'departments'> & Edits<'departments'>;

/** Departments are created and renamed here (product I11), and deleted by /del/department. */
export const departmentHandlers: DepartmentHandlers = {
  async options(store) {
    const departments = await store.departments.list();
    return onePage(departments.map(({ departmentId, name }) => ({ id: departmentId, name })));
  },

  async get(store, id) {
    return toSavedRecord(await store.departments.get(id));
  },

  async create({ store, newId }, { name, firstTime }) {
    const company = await store.company.get();
    const departmentId = newId();
    const answer = toSavedRecord(
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

  async edit({ store }, { id, version, values: { name } }) {
    const read = await store.departments.get(id);
    assertVersion(read, version);
    await store.commit({
      writes: store.departments.rename(read, name),
      audit: { action: 'company.departmentRenamed', subject: `department ${id}` },
    });
    return toSavedRecord({ ...read, name, version: read.version + 1 });
  },
};

function toSavedRecord(
  { departmentId, name, members, version }: Department,
  more: { readonly firstTimeApplied?: boolean } = {},
): SavedRecord<'departments'> {
  return { type: 'departments', record: { id: departmentId, name, members, version, ...more } };
}
