import { invalidate } from '../../api/queries/changes.ts';
import { ApiError } from '../../api/errors.ts';

/** Codes of the answer when another user was faster. */
const overtaken = new Set(['hours_decided', 'conflict', 'not_found', 'timer_runs']);

/** Changes hours; when another user was faster, the lists are refetched. Rethrows. */
export async function changeTime<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ApiError && overtaken.has(error.code)) await invalidate(new Set(['time']));
    throw error;
  }
}
