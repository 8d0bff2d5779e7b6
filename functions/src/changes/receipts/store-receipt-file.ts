import { fileStore } from '../../files/files.ts';
import { storeFile } from '../../files/store-file.ts';
import type { UploadedFile } from '../../pipeline/request.ts';
import { prepareReceiptFile } from './prepare-receipt-file.ts';
import { nameOfReceiptFile } from './receipt-file-name.ts';

interface SentFile {
  readonly companyId: string;
  /** The receipt's id; of a file that replaces another with a part of its own behind it. */
  readonly name: string;
  readonly sent: UploadedFile | undefined;
}

/** Names of a receipt's file and its media type; '' for a receipt without a file. */
interface KeptFile {
  readonly file: string;
  readonly fileType: string;
}

/**
 * Stores the file of a receipt, then runs the change that names it. Throws wrong_file_type before
 * anything is stored; the file is removed again when the change is refused.
 */
export async function storeReceiptFile<T>(
  { companyId, name, sent }: SentFile,
  change: (kept: KeptFile) => Promise<T>,
): Promise<T> {
  if (sent === undefined) return change({ file: '', fileType: '' });
  const prepared = await prepareReceiptFile(sent.content);
  const file = nameOfReceiptFile(name, prepared);
  return storeFile(fileStore(companyId), file, prepared, () =>
    change({ file, fileType: prepared.mediaType }),
  );
}
