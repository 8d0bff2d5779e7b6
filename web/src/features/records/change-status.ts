import { orderRoutes } from '@driftig/contracts/orders';
import type { RecordAnswer, RecordType } from '@driftig/contracts/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/record-types';
import type { OrderStatus } from '@driftig/contracts/record-work';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { call } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { fetchNewest, showInList, updateRecord } from './queries.ts';
import { texts } from './texts.ts';

/** Shown at once, and taken back when the server says no. */
export async function changeStatus(
  client: QueryClient,
  typeName: RecordTypeName,
  record: RecordAnswer,
  status: string,
): Promise<void> {
  showInList(client, typeName, { ...record, status });
  try {
    await sendStatus(client, typeName, record, status);
  } catch (error) {
    showInList(client, typeName, record);
    throw error;
  }
}

/** An order's status has a call of its own (part 1 §7); the others are changed as any field is. */
async function sendStatus(
  client: QueryClient,
  typeName: RecordTypeName,
  record: RecordAnswer,
  status: string,
): Promise<void> {
  if (typeName !== 'orders') {
    await updateRecord(client, typeName, record, { status: codeOf(typeName, status) });
    return;
  }
  const body = { id: record.id, status: status as OrderStatus };
  await call(orderRoutes.changeOrderStatus, { body });
  await fetchNewest(client, typeName, record.id);
}

function codeOf(typeName: RecordTypeName, status: string): number {
  const { statuses = {} }: RecordType = recordTypes[typeName];
  return statuses[status]?.code ?? 0;
}

/** Changes a record's status from its row; a failure offers another try. */
export function useChangeStatus(typeName: RecordTypeName) {
  const client = useQueryClient();
  return useCallback(
    (record: RecordAnswer, status: string) => {
      const attempt = async (): Promise<void> => {
        try {
          await changeStatus(client, typeName, record, status);
          toastSuccess(texts.saved);
        } catch (error) {
          const onRetry = () => void attempt();
          toastFailure(messageOf(error, texts.saveFailed), { text: texts.statusKept, onRetry });
        }
      };
      void attempt();
    },
    [client, typeName],
  );
}
