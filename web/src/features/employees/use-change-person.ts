import { nameOf } from '@driftig/domain/employees/name-of';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ApiError, messageOf } from '../../api/errors.ts';
import { attemptChange } from '../../shared/record-screens/change/attempt-change.ts';
import { changePerson } from './change-person.ts';
import type { PersonChange } from './changes.ts';
import { texts } from './texts.ts';

/** Makes a change in the list and shows the outcome. A plan limit is passed to the caller. */
export function useChangePerson(onPlanLimit: (message: string) => void) {
  const client = useQueryClient();
  return useCallback(
    (change: PersonChange) => {
      void attemptChange(change.row, () => changePerson(client, change), {
        success: (answer) => answer?.message ?? texts.changed,
        failure: ({ kind, error }, row) => {
          if (error instanceof ApiError && error.code === 'plan_limit') {
            onPlanLimit(error.message);
            return undefined;
          }
          const text = kind === 'unknown' ? texts.unknown : texts.kept;
          return {
            title: messageOf(error, texts.changeFailed),
            text: `${nameOf(row)}: ${text}`,
            // A refusal would be repeated, so it has no retry.
            ...(kind === 'refused' ? {} : { retryFrom: async () => row }),
          };
        },
      });
    },
    [client, onPlanLimit],
  );
}
