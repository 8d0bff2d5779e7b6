import type { DeletedTypeName } from '@driftig/contracts/records/record-contracts';
import { recordRoutes } from '@driftig/contracts/records/routes';

import { invalidateAfter, type ChangeOptions } from '../api/changes.ts';
import { call } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';

/**
 * Deletes a record and resolves to the server's message; to undefined where another user had deleted
 * it already (404), which counts as success.
 */
export async function removeRecord(
  type: DeletedTypeName,
  id: string,
  options: ChangeOptions = {},
): Promise<string | undefined> {
  const input = { body: { type, id } };
  try {
    const { message } = await call(recordRoutes.deleteRecord, input, options);
    return message;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await invalidateAfter(recordRoutes.deleteRecord, input, options);
    return undefined;
  }
}
