import type { CompanyData } from '@driftig/data/store';

interface OfDepartment {
  readonly departmentId: string;
}

/** A function that adds the name of its department to a row; '' for none and where it is gone. */
export async function addsTeam({ departments }: Pick<CompanyData, 'departments'>) {
  const found = await departments.list();
  const names = new Map(found.map(({ departmentId, name }) => [departmentId, name]));
  return <Row extends OfDepartment>(row: Row) => ({
    ...row,
    team: names.get(row.departmentId) ?? '',
  });
}
