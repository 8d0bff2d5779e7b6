import { receiptFile } from '@driftig/contracts/receipts/routes';
import { AppError } from '@driftig/domain/errors';
import { fileKindOf } from '@driftig/domain/receipts/file-kind';

import type { StoredFile } from '../files/files.ts';
import { redraw } from '../files/redraw.ts';
import { unreadableFile } from './texts.ts';

/** In pixels; small print stays readable. */
const longestSide = 2000;
const quality = 85;
/** Factor on each side where a picture exceeds the size of a Lambda's answer. */
const smaller = 0.8;

/** The file as it is stored: a PDF unchanged, a picture re-encoded. Throws wrong_file_type. */
export async function prepareReceiptFile(content: Buffer): Promise<StoredFile> {
  const kind = fileKindOf(content);
  if (kind === 'pdf') return { content, mediaType: 'application/pdf' };
  if (kind === 'picture') return pictureWithinLimit(content);
  throw new AppError('wrong_file_type', {
    message: unreadableFile,
    fields: { receipt: unreadableFile },
  });
}

/** A dark photo is noisy, and noise can take more bytes re-encoded than in the original. */
async function pictureWithinLimit(content: Buffer, longest = longestSide): Promise<StoredFile> {
  const drawn = await redraw(content, longest, 'receipt', quality);
  const fits = drawn.content.length <= receiptFile.maxBytes;
  // From the re-encoded picture: the original may be far larger and slow to decode.
  return fits ? drawn : pictureWithinLimit(drawn.content, longest * smaller);
}
