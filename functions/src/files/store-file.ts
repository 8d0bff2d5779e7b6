import { AlreadyAnswered } from '@driftig/data/core/commit';
import { AppError } from '@driftig/domain/errors';

import type { FileStore, StoredFile } from './files.ts';
import { removeUnused } from './remove-unused.ts';

/**
 * Stores a file, then runs the `change` that refers to it, so that no record names a file that is
 * missing. The file is removed again when the change is refused.
 */
export async function storeFile<T>(
  store: FileStore,
  name: string,
  file: StoredFile,
  change: () => Promise<T>,
): Promise<T> {
  await store.put(name, file);
  return change().catch(async (error: unknown) => {
    // After any other error (a timeout) the change may have been written, so the file stays.
    if (error instanceof AppError || error instanceof AlreadyAnswered)
      await removeUnused(store, name);
    throw error;
  });
}
