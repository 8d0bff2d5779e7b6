import { listType, type RecordAnswer } from '@driftig/contracts/records/record-type';
import type { QueryClient } from '@tanstack/react-query';

import { ApiError } from '../../../api/errors.ts';
import type { FailedOutcome } from './attempt-change.ts';
import { changedFields } from '../form/changed-fields.ts';
import { changeOptimistically, type Outcome } from './optimistic-change.ts';
import { fetchNewest, invalidateAfterUpdate, showInList, updateRecord } from './queries.ts';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';

/** Sets the status with an optimistic update of the list. Throws the error to show. */
export async function changeStatus(
  client: QueryClient,
  screen: RecordScreen,
  record: RecordAnswer,
  status: string,
): Promise<void> {
  const outcome = await setStatus(client, screen, record, status);
  if (outcome.kind !== 'changed') throw errorOf(screen, outcome, record);
}

export function setStatus(
  client: QueryClient,
  screen: RecordScreen,
  read: RecordAnswer,
  status: string,
): Promise<Outcome<RecordAnswer>> {
  return changeOptimistically({
    read,
    changed: { ...read, status },
    show: (row) => showInList(client, screen, row),
    send: () => send(client, screen, read, status),
    ask: () => fetchNewest(client, screen, read.id),
    isMade: (now) => now['status'] === status,
    onMade: () => invalidateAfterUpdate(screen),
  });
}

/** Through the route that the type's view names (product O2), or as an update of the record. */
async function send(
  client: QueryClient,
  screen: RecordScreen,
  record: RecordAnswer,
  status: string,
): Promise<void> {
  const { sendStatus } = screen;
  if (sendStatus === undefined) {
    await updateRecord(client, screen, record, { status });
    return;
  }
  await sendStatus(record, status);
  await fetchNewest(client, screen, record.id);
}

/** After a conflict (409) the message names the fields that another user has changed. */
export function errorOf(
  screen: RecordScreen,
  outcome: FailedOutcome<RecordAnswer>,
  read: RecordAnswer,
): unknown {
  const { kind, error } = outcome;
  if (kind !== 'kept' || !(error instanceof ApiError) || error.code !== 'conflict') return error;
  const changed = changedFields(listType(screen.type), read, outcome.now);
  if (changed.length === 0) return error;
  const { status, code } = error;
  const message = texts.changedMeanwhile(changed);
  return new ApiError({ status, code, message }, { cause: error });
}
