import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LambdaHandler, LoadHandler } from './lambda.ts';

/**
 * Loads built Lambda entries from their folder. For `npm run dev`, a rebuilt one is loaded again on
 * its next request: the file's time is part of the import URL.
 */
export function createHandlerLoader(functionsDir: string): LoadHandler {
  return async (functionName) => {
    const file = join(functionsDir, functionName, 'index.mjs');
    const { mtimeMs } = await stat(file);
    const module: unknown = await import(`${pathToFileURL(file).href}?v=${mtimeMs}`);
    if (!hasHandler(module)) throw new Error(`${file} exports no handler.`);
    return module.handler;
  };
}

function hasHandler(module: unknown): module is { readonly handler: LambdaHandler } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'handler' in module &&
    typeof module.handler === 'function'
  );
}
