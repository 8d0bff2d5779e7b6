import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Route } from '@driftig/contracts/core/route';
import { applyEnvironment } from '@driftig/local-cloud/stand-ins/environment';
import { invokeRoute } from '@driftig/local-cloud/testing/harness';
import { createHandlerLoader } from '@driftig/local-cloud/gateway/load-handler';
import { functionsOutDir } from '@driftig/local-cloud/repository-folders';
import { startStack } from '@driftig/local-cloud/stand-ins/stack';
import type { TestAnswer, TestRequest } from '@driftig/local-cloud/testing/test-request';

type Asked = Omit<TestRequest, 'method' | 'path' | 'word'>;
export type Ask = (route: Route, input: Asked) => Promise<TestAnswer>;

/** Starts the embedded stack with its table in a file, as `npm start` does. Returns how to stop it. */
export async function startMeasuredStack(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'driftig-bench-'));
  const stack = await startStack({
    dataDir,
    tableInMemory: false,
    siteUrl: 'http://127.0.0.1:3000',
    webSocketEndpoint: 'http://127.0.0.1:9/ws',
    logLevel: 'SILENT',
  });
  applyEnvironment(stack.env);
  return async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Calls the built bundles, which are those that are deployed. */
export function askBuiltFunctions(): Ask {
  const load = createHandlerLoader(functionsOutDir);
  return async ({ method, path, word }, input) =>
    invokeRoute(await load(word), { method, path, word, ...input });
}
