import type { CompanyStore } from '@driftig/data/store';

/** Gives a department's name by id; '' for no department and for a deleted one. */
export async function readDepartmentNames(store: CompanyStore): Promise<(id: string) => string> {
  const departments = await store.departments.list();
  const names = new Map(departments.map(({ departmentId, name }) => [departmentId, name]));
  return (id) => names.get(id) ?? '';
}
