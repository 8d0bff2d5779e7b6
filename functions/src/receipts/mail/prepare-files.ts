import { createHash } from 'node:crypto';

import { receiptFile } from '@driftig/contracts/receipts/receipt-file';
import { AppError } from '@driftig/domain/errors';
import { fileKindOf } from '@driftig/domain/receipts/file-kind';
import { receiptMailLimits } from '@driftig/domain/receipts/receipt-mail';

import { prepareReceiptFile } from '../../changes/receipts/prepare-receipt-file.ts';
import type { StoredFile } from '../../files/files.ts';

interface MailFile {
  readonly content: Buffer;
  readonly isInText: boolean;
}

interface PreparedFiles {
  readonly prepared: readonly StoredFile[];
  /** Files that cannot be used, or are too many. */
  readonly skipped: number;
}

/** The files of a mail as receipts store them, one of each content, without the logos of its text. */
export async function prepareFiles(all: readonly MailFile[]): Promise<PreparedFiles> {
  const files = all.filter(
    ({ content, isInText }) => !isInText || content.length >= receiptMailLimits.logo,
  );
  const different = new Map(files.map((file) => [hashOf(file.content), file.content]));
  const prepared: StoredFile[] = [];
  for (const content of different.values()) {
    if (prepared.length === receiptMailLimits.files) break;
    const file = await prepareOrSkip(content);
    if (file !== undefined) prepared.push(file);
  }
  return { prepared, skipped: different.size - prepared.length };
}

async function prepareOrSkip(content: Buffer): Promise<StoredFile | undefined> {
  const kind = fileKindOf(content);
  const most = kind === 'pdf' ? receiptFile.maxBytes : receiptMailLimits.picture;
  if (kind === undefined || content.length > most) return undefined;
  try {
    return await prepareReceiptFile(content);
  } catch (error) {
    if (error instanceof AppError && error.code === 'wrong_file_type') return undefined;
    throw error;
  }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
