import { receiptFile } from '@driftig/contracts/receipts/receipt-file';
import { startsAsPdf } from '@driftig/domain/receipts/file-kind';

import { NOT_CONVERTED, preparePicture } from '../../ui/pictures/prepare-picture.ts';
import { texts } from './texts.ts';

const pdfType = 'application/pdf';

export const MEGABYTES = receiptFile.maxBytes / 1024 / 1024;

/** The file to send, or the error text when it cannot be sent. */
type PreparedFile = { readonly file: File } | { readonly error: string };

export async function prepareReceiptFile(file: File): Promise<PreparedFile> {
  if (file.size === 0) return { error: texts.emptyFile };
  const ready = await preparePicture(await declaredByContent(file));
  if (ready === undefined) return { error: NOT_CONVERTED };
  if (!receiptFile.mediaTypes.includes(ready.type)) return { error: texts.wrongKind };
  return ready.size > receiptFile.maxBytes ? { error: texts.tooLarge(MEGABYTES) } : { file: ready };
}

/**
 * The file declared as what it is: browsers go by its ending alone. A file that only calls itself a PDF is
 * declared as nothing, and so refused.
 */
async function declaredByContent(file: File): Promise<File> {
  const isPdf = startsAsPdf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (isPdf === (file.type === pdfType)) return file;
  const type = isPdf ? pdfType : '';
  return new File([file], file.name, { type, lastModified: file.lastModified });
}
