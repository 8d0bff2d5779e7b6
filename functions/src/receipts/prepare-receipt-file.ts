import { receiptFile } from '@driftig/contracts/receipts/routes';
import { AppError } from '@driftig/domain/errors';
import { fileKindOf } from '@driftig/domain/receipts/file-kind';

import type { StoredFile } from '../files/files.ts';
import { redraw } from '../files/redraw.ts';
import { unreadableFile } from './texts.ts';

/** Small print can be read. */
const longestSide = 2000;
const quality = 85;
/** What is left of each side where a picture is too large for a Lambda's answer. */
const smaller = 0.8;

/** A file as it is kept: a PDF as it is, a picture drawn anew. Throws wrong_file_type. */
export async function prepareReceiptFile(content: Buffer): Promise<StoredFile> {
  const kind = fileKindOf(content);
  if (kind === 'pdf') return { content, mediaType: 'application/pdf' };
  if (kind === 'picture') return pictureWithinLimit(content);
  throw new AppError('wrong_file_type', {
    message: unreadableFile,
    fields: { receipt: unreadableFile },
  });
}

/** Paper in the dark is noise to a camera, and noise takes more room drawn than it took as it came. */
async function pictureWithinLimit(content: Buffer, longest = longestSide): Promise<StoredFile> {
  const drawn = await redraw(content, longest, 'receipt', quality);
  const fits = drawn.content.length <= receiptFile.maxBytes;
  // From what is drawn: what came may be far larger, and takes its time to unpack.
  return fits ? drawn : pictureWithinLimit(drawn.content, longest * smaller);
}
