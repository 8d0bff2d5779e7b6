import type { receiptRoutes } from '@driftig/contracts/receipts/routes';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';

export const showReceipt: Handler<typeof receiptRoutes.showReceipt> = async ({
  actor,
  store,
  input,
}) => {
  const { values } = await store.records.get('receipts', input.params.id);
  const { content, mediaType } = await fileStore(actor.companyId).get(String(values['file']));
  return { content: content.toString('base64'), mediaType };
};
