import type { CompanyStore } from '@driftig/data/store';

/** By id; '' and what is gone have no name. */
export async function readDepartmentNames(store: CompanyStore): Promise<(id: string) => string> {
  const departments = await store.departments.list();
  const names = new Map(departments.map(({ departmentId, name }) => [departmentId, name]));
  return (id) => names.get(id) ?? '';
}
