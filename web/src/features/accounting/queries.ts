import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { queryOptions } from '@tanstack/react-query';

import { fetchFile, fetchPicture } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { routeKey, routeQuery } from '../../api/queries/route-query.ts';
import { writeRequest } from '../../api/request.ts';

export { accountLabel, accountsQuery, type Account } from '../../shared/voucher-form/accounts.ts';

export type Draft = AnswerOf<typeof draftRoutes.listAccountingDrafts>[number];
export type Voucher = AnswerOf<typeof accountingReceiptRoutes.listAccountingReceipts>[number];
export type Trip = AnswerOf<typeof tripRoutes.listTrips>[number];
export type BookedExpense = AnswerOf<typeof expenseRoutes.listExpenses>[number];
export type DraftExpense = AnswerOf<typeof draftRoutes.listDraftExpenses>[number];

/** Product B23: what the cards of the dashboard show. */
const newest = { query: { limit: 5 } };
export const newestExpensesQuery = routeQuery(expenseRoutes.listExpenses, newest);
export const newestReceiptsQuery = routeQuery(
  accountingReceiptRoutes.listAccountingReceipts,
  newest,
);
export const newestTripsQuery = routeQuery(tripRoutes.listTrips, newest);

const { showDraftFile } = draftRoutes;
/** Asked for again while the file is scanned. */
const WAITING_MS = 5000;

/** Why a file is not shown, in the server's words; undefined for any other error. */
export function heldBackText(error: unknown): string | undefined {
  const isHeld =
    error instanceof ApiError && (error.code === 'file_waits' || error.code === 'file_refused');
  return isHeld ? error.message : undefined;
}

/** The file itself, for the device's sheet. */
export const loadDraftFile = (id: string) => fetchFile(showDraftFile, { params: { id } });

/** The address that shows a draft's file; null without one. A PDF has the address of its route. */
export function draftFileQuery({ id, fileType }: Pick<Draft, 'id' | 'fileType'>) {
  const input = { params: { id } };
  return queryOptions<string | null>({
    queryKey: [...routeKey(showDraftFile), id],
    refetchInterval: ({ state }) =>
      state.error instanceof ApiError && state.error.code === 'file_waits' ? WAITING_MS : false,
    queryFn: async ({ signal }) => {
      if (fileType !== 'application/pdf') return fetchPicture(showDraftFile, input, { signal });
      const file = await fetchFile(showDraftFile, input, { signal });
      return file && writeRequest(showDraftFile, input, undefined).url;
    },
  });
}
