import { invalidate } from '../../api/queries/changes.ts';
import { ApiError } from '../../api/errors.ts';

/** Somebody was faster. */
const overtaken = new Set(['hours_decided', 'conflict', 'not_found', 'timer_runs']);

/** Does a change of hours; where somebody was faster, the lists show what is so. Rethrows. */
export async function changeTime<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ApiError && overtaken.has(error.code)) await invalidate(new Set(['time']));
    throw error;
  }
}
