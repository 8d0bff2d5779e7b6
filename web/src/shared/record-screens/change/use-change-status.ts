import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { codeWhenIdle } from '../../../ui/loading/code-when-idle.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import type { RecordScreen } from '../views/record-view.ts';
import { texts } from '../texts.ts';

const changing = codeWhenIdle(() => import('./change-row-status.ts'));

/** Changes the status from the row. A failure has a retry button. */
export function useChangeStatus(screen: RecordScreen) {
  const client = useQueryClient();
  return useCallback(
    (record: RecordAnswer, status: string) => {
      changing().then(
        ({ changeRowStatus }) => changeRowStatus(client, screen, record, status),
        () => toastFailure(texts.saveFailed, { text: texts.statusKept }),
      );
    },
    [client, screen],
  );
}
