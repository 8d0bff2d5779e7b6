import { invalidate } from '../../api/queries/changes.ts';
import { ApiError } from '../../api/errors.ts';

/** Somebody was faster. */
const overtaken = new Set(['absence_decided', 'conflict', 'not_found']);

/** Does a change of an absence; where somebody was faster, the lists show what is so. Rethrows. */
export async function changeAbsence<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ApiError && overtaken.has(error.code))
      await invalidate(new Set(['vacation']));
    throw error;
  }
}
