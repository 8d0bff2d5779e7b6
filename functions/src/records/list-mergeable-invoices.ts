import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { invoiceAnswer } from './invoice-answer.ts';

export const listMergeableInvoices: Handler<typeof recordRoutes.listMergeableInvoices> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const page = await store.invoices.listMergeable(input.query);
  nextPage(page.cursor);
  return page.rows.map((row) => invoiceAnswer(row, today));
};
