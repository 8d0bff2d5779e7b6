import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { listed } from '@driftig/contracts/records/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/records/record-types';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ApiError, messageOf } from '../api/errors.ts';
import { toastFailure, toastSuccess } from '../ui/feedback/toast.tsx';
import { fetchNewest, showInList, updateRecord } from './queries.ts';
import { changedFields } from './changed-fields.ts';
import { texts } from './texts.ts';
import { views } from './views/views.ts';

/**
 * Shown at once. When it failed the record is asked for anew: the change may have been made though
 * its answer got lost, and who was late sees what the other has made of it. Throws what to tell.
 */
export async function changeStatus(
  client: QueryClient,
  typeName: RecordTypeName,
  record: RecordAnswer,
  status: string,
): Promise<void> {
  showInList(client, typeName, { ...record, status });
  try {
    await send(client, typeName, record, status);
  } catch (error) {
    const now = await fetchNewest(client, typeName, record.id).catch(() => record);
    showInList(client, typeName, now);
    if (now['status'] !== status) throw told(error, typeName, record, now);
  }
}

/** Who was late is told what the other has changed. */
function told(error: unknown, typeName: RecordTypeName, before: RecordAnswer, now: RecordAnswer) {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return error;
  const changed = changedFields(listed(recordTypes[typeName]), before, now);
  if (changed.length === 0) return error;
  const { status, code } = error;
  const message = texts.changedMeanwhile(changed);
  return new ApiError({ status, code, message }, { cause: error });
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

/** Changes a record's status from its row; a failure offers another try. */
export function useChangeStatus(typeName: RecordTypeName) {
  const client = useQueryClient();
  return useCallback(
    (record: RecordAnswer, status: string) => {
      const attempt = async (read: RecordAnswer): Promise<void> => {
        try {
          await changeStatus(client, typeName, read, status);
          toastSuccess(texts.saved);
        } catch (error) {
          const refused = error instanceof ApiError && error.status < 500;
          const again = () => fetchNewest(client, typeName, read.id).catch(() => read);
          toastFailure(messageOf(error, texts.saveFailed), {
            text: refused ? texts.statusKept : texts.statusUnknown,
            onRetry: () => void again().then(attempt),
          });
        }
      };
      void attempt(record);
    },
    [client, typeName],
  );
}
