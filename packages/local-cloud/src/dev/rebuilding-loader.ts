import { mkdir } from 'node:fs/promises';
import { context } from 'esbuild';
import { functionBuildOptions, functionEntries } from '../build/build-functions.ts';
import type { LoadHandler } from '../lambda.ts';
import { createHandlerLoader } from '../load-handler.ts';
import { functionsOutDir } from '../repository.ts';

export interface RebuildingLoader {
  readonly loadHandler: LoadHandler;
  /** A source has changed. */
  invalidate(): void;
  stop(): Promise<void>;
}

/**
 * Loads handlers that are never older than their sources: the first request after a change builds
 * them anew, and the others wait for that.
 */
export async function startRebuildingLoader(): Promise<RebuildingLoader> {
  await mkdir(functionsOutDir, { recursive: true });
  const functions = await context(functionBuildOptions(await functionEntries()));
  const load = createHandlerLoader(functionsOutDir);
  let built: Promise<unknown> | undefined;
  return {
    loadHandler: async (functionName) => {
      built ??= functions.rebuild();
      await built;
      return load(functionName);
    },
    invalidate: () => {
      built = undefined;
    },
    stop: () => functions.dispose(),
  };
}
