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

/** Sets the status of a record, in the list at once. Throws what to tell. */
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

/** By the call that its view names (product O2), or as any field is changed. */
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

/** Whoever was late is told what the other has changed. */
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

/** Changes a record's status from its row; a failure offers another try. */
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
