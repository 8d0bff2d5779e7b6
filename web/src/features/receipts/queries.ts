import { receiptRoutes, type ReceiptDecision } from '@driftig/contracts/receipts';
import type { RecordAnswer } from '@driftig/contracts/record-type';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';

import { call, fetchFile, fetchPicture } from '../../api/client.ts';
import { writeRequest } from '../../api/request.ts';
import { routeKey } from '../../api/route-query.ts';
import { addToList, fetchNewest, recordQuery } from '../../records/queries.ts';
import { textOf } from '../../records/kind-column.tsx';
import type { Upload } from './upload-form.ts';

const { showReceipt, approveReceipt, uploadReceipt } = receiptRoutes;

export const isPdf = (receipt: RecordAnswer) => textOf(receipt, 'fileType') === 'application/pdf';

/** Where the file itself stands, for a window of its own. */
export const fileAddress = (id: string) =>
  writeRequest(showReceipt, { params: { id } }, undefined).url;

/**
 * Where the page finds the file; null where there is none. A PDF stands at its own address, because
 * browsers draw none out of a page's data; it is asked for once before, so that a failure is told.
 */
export function fileQuery(receipt: RecordAnswer) {
  const input = { params: { id: receipt.id } };
  return queryOptions({
    queryKey: [...routeKey(showReceipt), receipt.id],
    queryFn: async ({ signal }) => {
      if (!isPdf(receipt)) return fetchPicture(showReceipt, input, { signal });
      return (await fetchFile(showReceipt, input, { signal })) && fileAddress(receipt.id);
    },
  });
}

/** The decision, and the receipt as it stands then: also where another was first. */
export async function decideReceipt(
  client: QueryClient,
  { id }: RecordAnswer,
  status: ReceiptDecision,
): Promise<string> {
  try {
    const { message } = await call(approveReceipt, { body: { id, status } });
    return message;
  } finally {
    const newest = await fetchNewest(client, 'receipts', id).catch(() => undefined);
    if (newest) client.setQueryData(recordQuery('receipts', id).queryKey, newest);
  }
}

export async function sendReceipt(
  client: QueryClient,
  { receipt, ...fields }: Upload,
  idempotencyKey: string,
): Promise<void> {
  const sent = { body: fields, files: { receipt } };
  await addToList(client, 'receipts', await call(uploadReceipt, sent, { idempotencyKey }));
}
