import { listed, type RecordAnswer } from '@driftig/contracts/records/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/records/record-types';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ApiError, messageOf } from '../api/errors.ts';
import { attemptChange, type FailedOutcome } from './attempt-change.ts';
import { changedFields } from './changed-fields.ts';
import { changeOptimistically, type Outcome } from './optimistic-change.ts';
import { fetchNewest, invalidateAfterUpdate, showInList, updateRecord } from './queries.ts';
import { texts } from './texts.ts';
import { views } from './views/views.ts';

/** Sets the status with an optimistic update of the list. Throws the error to show. */
export async function changeStatus(
  client: QueryClient,
  typeName: RecordTypeName,
  record: RecordAnswer,
  status: string,
): Promise<void> {
  const outcome = await setStatus(client, typeName, record, status);
  if (outcome.kind !== 'changed') throw errorOf(typeName, outcome, record);
}

function setStatus(
  client: QueryClient,
  typeName: RecordTypeName,
  read: RecordAnswer,
  status: string,
): Promise<Outcome<RecordAnswer>> {
  return changeOptimistically({
    read,
    changed: { ...read, status },
    show: (row) => showInList(client, typeName, row),
    send: () => send(client, typeName, read, status),
    ask: () => fetchNewest(client, typeName, read.id),
    isMade: (now) => now['status'] === status,
    onMade: () => invalidateAfterUpdate(typeName),
  });
}

/** Through the route that the type's view names (product O2), or as an update of the record. */
async function send(
  client: QueryClient,
  typeName: RecordTypeName,
  record: RecordAnswer,
  status: string,
): Promise<void> {
  const { sendStatus } = views[typeName];
  if (sendStatus === undefined) {
    await updateRecord(client, typeName, record, { status });
    return;
  }
  await sendStatus(record, status);
  await fetchNewest(client, typeName, record.id);
}

/** After a conflict (409) the message names the fields that another user has changed. */
function errorOf(
  typeName: RecordTypeName,
  outcome: FailedOutcome<RecordAnswer>,
  read: RecordAnswer,
): unknown {
  const { kind, error } = outcome;
  if (kind !== 'kept' || !(error instanceof ApiError) || error.code !== 'conflict') return error;
  const changed = changedFields(listed(recordTypes[typeName]), read, outcome.now);
  if (changed.length === 0) return error;
  const { status, code } = error;
  const message = texts.changedMeanwhile(changed);
  return new ApiError({ status, code, message }, { cause: error });
}

const isAnswered = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Changes the status from the row. A failure has a retry button. */
export function useChangeStatus(typeName: RecordTypeName) {
  const client = useQueryClient();
  return useCallback(
    (record: RecordAnswer, status: string) => {
      const change = (read: RecordAnswer) => setStatus(client, typeName, read, status);
      void attemptChange(record, change, {
        success: () => texts.saved,
        failure: (outcome, read) => ({
          title: messageOf(errorOf(typeName, outcome, read), texts.saveFailed),
          text: isAnswered(outcome.error) ? texts.statusKept : texts.statusUnknown,
          retryFrom: () => fetchNewest(client, typeName, read.id).catch(() => read),
        }),
      });
    },
    [client, typeName],
  );
}
