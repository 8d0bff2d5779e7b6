import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { assertRoomForDraft } from '@driftig/domain/invoices/form-draft';

import type { Handler } from '../pipeline/handler.ts';

export const createInvoiceDraft: Handler<typeof invoiceRoutes.createInvoiceDraft> = async ({
  input,
  store,
  now,
  newId,
}) => {
  assertRoomForDraft((await store.drafts.list()).length);
  const { company = '', orderTitle = '', amount, content } = input.body;
  const row = { id: newId(), company, orderTitle, amount, changed: now };
  await store.commit({
    writes: [store.drafts.insert({ ...row, content })],
    audit: { action: 'invoices.draftKept', subject: `draft ${row.id}` },
    answer: row,
  });
  return row;
};
