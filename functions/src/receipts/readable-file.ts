import { AppError } from '@driftig/domain/errors';
import { fileKind } from '@driftig/domain/receipts/file-kind';

import type { KeptFile } from '../http/files.ts';
import { redraw } from '../http/redraw.ts';
import { unreadableFile } from './texts.ts';

/** Small print can be read, and the file goes through a Lambda's answer whatever it shows. */
const longestSide = 2000;
const quality = 85;

/** A file as it is kept: a PDF as it is, a picture drawn anew. Throws wrong_file_type. */
export async function readableFile(content: Buffer): Promise<KeptFile> {
  const kind = fileKind(content);
  if (kind === 'pdf') return { content, mediaType: 'application/pdf' };
  if (kind === 'picture') return redraw(content, longestSide, 'receipt', quality);
  throw new AppError('wrong_file_type', {
    message: unreadableFile,
    fields: { receipt: unreadableFile },
  });
}
