import type { DeletedTypeName } from '@driftig/contracts/records/record-contracts';
import { recordRoutes } from '@driftig/contracts/records/routes';

import { invalidateAfter, type ChangeOptions } from '../api/changes.ts';
import { call } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';

/**
 * Gives what the server says of it. Deleted by someone else meanwhile is as good as deleted:
 * undefined.
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
