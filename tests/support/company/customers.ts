import { recordRoutes } from '@driftig/contracts/records/routes';

import type { Caller } from './company.ts';

/** Creates a customer and gives its id; `about` are its fields on the wire. */
export async function createCustomer(
  who: Caller,
  about: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const body = { dType: 'customers', company: 'Holm & Søn ApS', ...about };
  const { status, json, text } = await who.call(recordRoutes.createRecord, { body });
  if (status !== 201) throw new Error(`The customer for the test was not created: ${text}`);
  return (json as { id: string }).id;
}
