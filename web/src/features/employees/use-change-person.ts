import { nameOf } from '@driftig/domain/employees/name-of';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ApiError, messageOf } from '../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';
import { changePerson } from './change-person.ts';
import type { PersonChange } from './changes.ts';
import { texts } from './texts.ts';

/** Makes a change of the list; a full plan is the screen's to explain. */
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
          // What was refused for a reason would be refused again.
          ...(kind === 'refused' ? {} : { onRetry: () => void attempt() }),
        });
      };
      void attempt();
    },
    [client, onPlanLimit],
  );
}
