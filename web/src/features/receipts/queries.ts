import { receipts } from '@driftig/contracts/records/types/receipts';
import { receiptRoutes, type ReceiptDecision } from '@driftig/contracts/receipts/routes';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { mayDecide } from '@driftig/domain/receipts/receipt-status';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';

import { call, fetchFile, fetchPicture } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { writeRequest } from '../../api/request.ts';
import { routeKey, routeQuery } from '../../api/queries/route-query.ts';
import { changedFields } from '../../shared/record-screens/form/changed-fields.ts';
import { addToList, fetchNewest, recordQuery } from '../../shared/record-screens/change/queries.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { texts } from './texts.ts';
import type { SentVoucher } from '../../shared/voucher-form/voucher-values.ts';
import { receiptsView } from '../../shared/record-screens/views/receipts.ts';

const { showReceipt, approveReceipt, uploadReceipt, listReceipts, listReceiptEmployees } =
  receiptRoutes;
const patches = [listReceipts];

export const receiptEmployeesQuery = routeQuery(listReceiptEmployees, {});

export const isPdf = (receipt: RecordAnswer) => textOf(receipt, 'fileType') === 'application/pdf';

/** The URL of the file, to open it in a window of its own. */
export const fileAddress = (id: string) =>
  writeRequest(showReceipt, { params: { id } }, undefined).url;

/** The file itself, for the device's sheet. */
export const loadFile = (id: string) => fetchFile(showReceipt, { params: { id } });

/** Asked for again while it waits; the live channel is quicker, where there is one. */
const WAITING_MS = 5000;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** Reason why a file is not shown before or after its malware scan, in the server's words. */
export function heldBack(error: unknown): { waits: boolean; text: string } | undefined {
  const code = codeOf(error);
  if (code !== 'file_waits' && code !== 'file_refused') return undefined;
  return { waits: code === 'file_waits', text: (error as ApiError).message };
}

/**
 * The URL that shows the file; null where there is none. A PDF has its route's URL, because browsers
 * show no PDF from a data URL; it is fetched once before, so that a failure can be shown.
 */
export function fileQuery(receipt: RecordAnswer) {
  const input = { params: { id: receipt.id } };
  return queryOptions<string | null>({
    queryKey: [...routeKey(showReceipt), receipt.id],
    refetchInterval: ({ state }) => (heldBack(state.error)?.waits === true ? WAITING_MS : false),
    queryFn: async ({ signal }) => {
      if (!isPdf(receipt)) return fetchPicture(showReceipt, input, { signal });
      return (await fetchFile(showReceipt, input, { signal })) && fileAddress(receipt.id);
    },
  });
}

/**
 * Decides based on the version on the screen, and shows the newest afterwards, also when another
 * user was faster. Throws the error for the user.
 */
export async function decideReceipt(
  client: QueryClient,
  receipt: RecordAnswer,
  status: ReceiptDecision,
): Promise<string> {
  const { id, version } = receipt;
  try {
    const { message } = await call(approveReceipt, { body: { id, status, version } }, { patches });
    await showNewest(client, id);
    return message;
  } catch (error) {
    const newest = await showNewest(client, id);
    throw newest === undefined ? error : conflictError(error, status, receipt, newest);
  }
}

async function showNewest(client: QueryClient, id: string): Promise<RecordAnswer | undefined> {
  const newest = await fetchNewest(client, receiptsView, id).catch(() => undefined);
  if (newest) client.setQueryData(recordQuery(receiptsView, id).queryKey, newest);
  return newest;
}

/** Error text with the other user's change; the server's own text when that has settled it. */
function conflictError(
  error: unknown,
  decision: ReceiptDecision,
  seen: RecordAnswer,
  newest: RecordAnswer,
): unknown {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return error;
  const changed = changedFields(receipts, seen, newest);
  if (changed.length === 0 || !mayDecide(textOf(newest, 'status'), decision)) return error;
  const { status, code } = error;
  return new ApiError({ status, code, message: texts.changed(changed) }, { cause: error });
}

export async function sendReceipt(
  client: QueryClient,
  { body, files }: SentVoucher,
  idempotencyKey: string,
): Promise<RecordAnswer> {
  const created = await call(uploadReceipt, { body, files }, { idempotencyKey, patches });
  addToList(client, receiptsView, created);
  return created;
}
