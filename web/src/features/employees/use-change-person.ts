import { nameOf } from '@driftig/domain/employees/name-of';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ApiError, messageOf } from '../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';
import { changePerson } from './change-person.ts';
import type { PersonChange } from './changes.ts';
import { texts } from './texts.ts';

/** Makes a change in the list and shows the outcome. A plan limit is passed to the caller. */
export function useChangePerson(onPlanLimit: (message: string) => void) {
  const client = useQueryClient();
  return useCallback(
    (change: PersonChange) => {
      const attempt = async () => {
        const outcome = await changePerson(client, change);
        if (outcome.kind === 'changed') {
          toastSuccess(outcome.message);
          return;
        }
        const { kind, error } = outcome;
        if (error instanceof ApiError && error.code === 'plan_limit') {
          onPlanLimit(error.message);
          return;
        }
        const text = kind === 'unknown' ? texts.unknown : texts.kept;
        toastFailure(messageOf(error, texts.changeFailed), {
          text: `${nameOf(change.row)}: ${text}`,
          // A refusal would be repeated, so it has no retry.
          ...(kind === 'refused' ? {} : { onRetry: () => void attempt() }),
        });
      };
      void attempt();
    },
    [client, onPlanLimit],
  );
}
