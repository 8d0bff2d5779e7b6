import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { AppError } from '@driftig/domain/errors';
import { assertClean } from '@driftig/domain/files/file-scan';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Like a receipt's file: 409 while it is scanned, or when it was refused. */
export const showDraftFile: Handler<typeof accountingRoutes.showDraftFile> = async ({
  actor,
  store,
  input,
}) => {
  const { file } = await store.accountingDrafts.get(input.params.id);
  if (file === '')
    throw new AppError('not_found', { message: 'Ingen fil fundet til dette bilag.' });
  const { content, mediaType, scanned } = await fileStore(actor.companyId).get(file);
  if (scanned === true) assertClean(await store.records.scans.find(file));
  return { content: content.toString('base64'), mediaType };
};
