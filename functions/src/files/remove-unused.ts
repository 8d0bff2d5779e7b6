import { logger } from '../pipeline/telemetry.ts';
import type { FileStore } from './files.ts';

/**
 * Removes a file that no record names any more. What the caller was asked for is done by then, so a
 * failure is no answer to them: the file is left, and the log names it for a cleanup.
 */
export async function removeUnused(store: FileStore, name: string): Promise<void> {
  if (name === '') return;
  try {
    await store.remove(name);
  } catch (error) {
    logger.error('file left behind', { file: name, error: error as Error });
  }
}
