import { context, type BuildContext } from 'esbuild';
import { functionBuildOptions } from '../build/build-functions.ts';
import { functionEntries } from '../build/function-entries.ts';
import type { LoadHandler } from '../gateway/lambda.ts';
import { createHandlerLoader } from '../gateway/load-handler.ts';
import { functionsOutDir } from '../repository-folders.ts';

interface RebuildingLoader {
  readonly loadHandler: LoadHandler;
  /** To be called when a source has changed: every function is rebuilt before its next request. */
  invalidate(): void;
  stop(): Promise<void>;
}

/**
 * Loads handlers that are never older than their sources: the first request to a function after a
 * change rebuilds it, and requests meanwhile wait for the same build.
 */
export async function startRebuildingLoader(): Promise<RebuildingLoader> {
  const load = createHandlerLoader(functionsOutDir);
  const builds = new Map<string, BuildContext>();
  for (const [name, file] of await functionEntries())
    builds.set(name, await context(functionBuildOptions(name, file)));
  const built = new Map<string, Promise<unknown>>();
  return {
    loadHandler: async (functionName) => {
      const build = built.get(functionName) ?? builds.get(functionName)?.rebuild();
      if (build !== undefined) built.set(functionName, build);
      await build;
      return load(functionName);
    },
    invalidate: () => built.clear(),
    stop: async () => {
      await Promise.all([...builds.values()].map((build) => build.dispose()));
    },
  };
}
