import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { QueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/errors.ts';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';
import { attemptChange } from './attempt-change.ts';
import { errorOf, setStatus } from './change-status.ts';
import { fetchNewest } from './queries.ts';

const isAnswered = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Changes the status from the row. A failure has a retry button. */
export function changeRowStatus(
  client: QueryClient,
  screen: RecordScreen,
  record: RecordAnswer,
  status: string,
): void {
  const change = (read: RecordAnswer) => setStatus(client, screen, read, status);
  void attemptChange(record, change, {
    success: () => texts.saved,
    failure: (outcome, read) => ({
      title: messageOf(errorOf(screen, outcome, read), texts.saveFailed),
      text: isAnswered(outcome.error) ? texts.statusKept : texts.statusUnknown,
      retryFrom: () => fetchNewest(client, screen, read.id).catch(() => read),
    }),
  });
}
