import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { assertClean } from '@driftig/domain/files/file-scan';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';

export const showReceipt: Handler<typeof receiptRoutes.showReceipt> = async ({
  actor,
  store,
  input,
}) => {
  const { values } = await store.records.get('receipts', input.params.id);
  const name = String(values['file']);
  const { content, mediaType, scanned } = await fileStore(actor.companyId).get(name);
  if (scanned === true) assertClean(await store.records.scans.find(name));
  return { content: content.toString('base64'), mediaType };
};
