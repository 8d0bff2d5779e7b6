import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { AppError } from '@driftig/domain/errors';
import { assertClean } from '@driftig/domain/files/file-scan';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { loadEntry } from './vouchers/load-entry.ts';

/** Like a receipt's file: 409 while it is scanned, or when it was refused. */
export const showLedgerFile: Handler<typeof ledgerRoutes.showLedgerFile> = async ({
  actor,
  store,
  input,
}) => {
  const { file } = await loadEntry(store, input.params.id);
  if (file === '')
    throw new AppError('not_found', { message: 'Ingen fil fundet til dette bilag.' });
  const { content, mediaType, scanned } = await fileStore(actor.companyId).get(file);
  if (scanned === true) assertClean(await store.records.scans.find(file));
  return { content: content.toString('base64'), mediaType };
};
