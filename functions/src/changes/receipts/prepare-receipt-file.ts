import { receiptFile } from '@driftig/contracts/receipts/receipt-file';
import { AppError } from '@driftig/domain/errors';
import { fileKindOf } from '@driftig/domain/receipts/file-kind';

import type { StoredFile } from '../../files/files.ts';
import { redrawToFit } from '../../files/redraw-to-fit.ts';
import { services } from '../../pipeline/services.ts';
import { needsPassword } from './pdf-password.ts';
import { lockedPdf, unreadableFile } from './texts.ts';

/** In pixels; small print stays readable. */
const longestSide = 2000;
const quality = 85;

/**
 * The file as it is stored: a PDF unchanged, and scanned where the stage does that; a picture re-encoded.
 * Throws wrong_file_type.
 */
export async function prepareReceiptFile(content: Buffer): Promise<StoredFile> {
  const kind = fileKindOf(content);
  if (kind === 'pdf') {
    if (needsPassword(content)) throw wrongFileType(lockedPdf);
    const scanned = services().environment.MALWARE_SCAN === 'on';
    return { content, mediaType: 'application/pdf', scanned };
  }
  if (kind === 'picture')
    return redrawToFit(
      content,
      { longest: longestSide, quality, maxBytes: receiptFile.maxBytes },
      'receipt',
    );
  throw wrongFileType(unreadableFile);
}

const wrongFileType = (message: string) =>
  new AppError('wrong_file_type', { message, fields: { receipt: message } });
