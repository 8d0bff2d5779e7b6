import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { AnswerOf, InputOf } from '@driftig/contracts/core/route';

import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { routeQuery } from '../../api/queries/route-query.ts';

type NewDraft = InputOf<typeof invoiceRoutes.createInvoiceDraft>['body'];
type ChangedDraft = InputOf<typeof invoiceRoutes.updateInvoiceDraft>['body'];
export type DraftRow = AnswerOf<typeof invoiceRoutes.listInvoiceDrafts>[number];

export const invoiceDrafts = routeQuery(invoiceRoutes.listInvoiceDrafts, {});

/** Gives the id of the new draft. */
export async function createDraft(body: NewDraft, idempotencyKey: string): Promise<string> {
  return (await call(invoiceRoutes.createInvoiceDraft, { body }, { idempotencyKey })).id;
}

/** False when the draft is gone: deleted or issued elsewhere. */
export async function updateDraft(body: ChangedDraft): Promise<boolean> {
  try {
    await call(invoiceRoutes.updateInvoiceDraft, { body });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return false;
    throw error;
  }
}

export function deleteDraft(id: string) {
  return call(invoiceRoutes.deleteInvoiceDraft, { body: { id } });
}

/** Content of the form as it was saved. */
export async function fetchDraft(id: string): Promise<string> {
  return (await call(invoiceRoutes.getInvoiceDraft, { body: { id } })).content;
}
