import type { Draft } from '@driftig/domain/accounting/draft';

import type { FileStore } from '../files/files.ts';
import { removeUnused } from '../files/remove-unused.ts';

/** Removes the file that a draft had of its own; the file of an imported receipt stays with the receipt. */
export async function removeOwnFile(
  files: FileStore,
  { id, file }: Pick<Draft, 'id' | 'file'>,
): Promise<void> {
  if (file.startsWith(`receipts/${id}_`)) await removeUnused(files, file);
}
