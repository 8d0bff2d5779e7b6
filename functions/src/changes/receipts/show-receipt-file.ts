import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import { assertClean } from '@driftig/domain/files/file-scan';

import { fileStore } from '../../files/files.ts';

/** The file of a receipt. Throws not_found, and file_waits or file_refused by its malware scan. */
export async function showReceiptFile(
  store: Pick<CompanyData, 'records'>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<{ content: string; mediaType: string }> {
  const { values } = await store.records.get('receipts', id);
  const name = values['file'];
  if (name === undefined)
    throw new AppError('not_found', { message: 'Ingen fil fundet til dette bilag.' });
  const { content, mediaType, scanned } = await fileStore(companyId).get(String(name));
  if (scanned === true) assertClean(await store.records.scans.find(String(name)));
  return { content: content.toString('base64'), mediaType };
}
