import { recordRoutes } from '@driftig/contracts/records/routes';

import type { TestCompany } from './company.ts';

/** Creates a department as the settings dialog does; gives its id. */
export async function createDepartment({ owner }: TestCompany, name: string): Promise<string> {
  const body = { dType: 'departments', name };
  const { status, json, text } = await owner.call(recordRoutes.createRecord, { body });
  if (status !== 201) throw new Error(`The department was not made: ${text}`);
  return (json as { id: string }).id;
}
