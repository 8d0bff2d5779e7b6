import type { StoredFile } from '../../files/files.ts';

const [folder, ending] = ['receipts/', '.pdf'];

/**
 * Storage name of a receipt's file. PDFs have a name of their own, since only their scans are
 * awaited.
 */
export function nameOfReceiptFile(
  id: string,
  { mediaType }: Pick<StoredFile, 'mediaType'>,
): string {
  return folder + id + (mediaType === 'application/pdf' ? ending : '');
}

/** The receipt whose PDF it is; undefined for any other file. */
export function receiptOfPdf(name: string): string | undefined {
  const isOurs = name.startsWith(folder) && name.endsWith(ending);
  if (!isOurs) return undefined;
  // A file that replaces another has a part of its own behind the id.
  return name.slice(folder.length, -ending.length).split('_')[0];
}
