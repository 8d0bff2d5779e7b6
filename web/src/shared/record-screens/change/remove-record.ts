import type { DeletedTypeName } from '@driftig/contracts/records/record-contracts';

import { invalidateAfter, type ChangeOptions } from '../../../api/queries/changes.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { namedCallsOf } from './calls.ts';

/**
 * Deletes a record and resolves to the server's message; to undefined where another user had deleted
 * it already (404), which counts as success.
 */
export async function removeRecord(
  type: DeletedTypeName,
  id: string,
  options: ChangeOptions = {},
): Promise<string | undefined> {
  const { deleteRecord } = namedCallsOf(type);
  const input = { body: { type, id } };
  try {
    const { message } = await call(deleteRecord, input, options);
    return message;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await invalidateAfter(deleteRecord, input, options);
    return undefined;
  }
}
