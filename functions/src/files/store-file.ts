import { AlreadyAnswered } from '@driftig/data/commit';
import { AppError } from '@driftig/domain/errors';

import type { FileStore, StoredFile } from './files.ts';

/**
 * Keeps a file that `change` lets a record speak of: the file stands before anything points to it,
 * and a change that is refused leaves none behind.
 */
export async function storeFile<T>(
  store: FileStore,
  name: string,
  file: StoredFile,
  change: () => Promise<T>,
): Promise<T> {
  await store.put(name, file);
  return change().catch(async (error: unknown) => {
    // Anything but a refusal may have been written all the same: then the file must stay.
    if (error instanceof AppError || error instanceof AlreadyAnswered) await store.remove(name);
    throw error;
  });
}
