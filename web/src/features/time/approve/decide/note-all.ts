import type { Deviation } from '@driftig/contracts/time/rest-routes';

import { ApiError } from '../../../../api/errors.ts';
import { lengthOf } from '../../warnings-text.ts';
import { note } from '../queries.ts';

interface NoteValues {
  readonly what: string;
  readonly people: number;
  readonly why: string;
}

/**
 * Saves a note for each deviation, with its own length. One that another user has noted meanwhile
 * (409) stays as it is.
 */
export async function noteAll(
  open: readonly Deviation[],
  { what, people, why }: NoteValues,
): Promise<void> {
  for (const one of open) {
    const { rule, employeeId, date } = one;
    try {
      await note({ rule, employeeId, date, what: `${lengthOf(one)}: ${what}`, people, why });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    }
  }
}
