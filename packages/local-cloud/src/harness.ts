import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalEnvironment } from './environment.ts';
import { applyEnvironment } from './environment.ts';
import { answerOf } from './http-answer.ts';
import { httpEvent } from './http-event.ts';
import type { LambdaHandler } from './lambda.ts';
import { invoke } from './lambda.ts';
import { startStack } from './stack.ts';
import type { TestAnswer, TestRequest } from './test-request.ts';
import { testAnswer, wireRequest } from './test-request.ts';

export interface TestCloud {
  readonly env: LocalEnvironment;
  stop(): Promise<void>;
}

/**
 * Database, file store, user directory and mail for a test run, empty and gone afterwards. The
 * environment of this process is set, so test processes started from it inherit everything.
 */
export async function startTestCloud(): Promise<TestCloud> {
  const dataDir = await mkdtemp(join(tmpdir(), 'driftig-test-'));
  const stack = await startStack({
    dataDir,
    tableInMemory: true,
    siteUrl: 'http://127.0.0.1:3000',
    webSocketEndpoint: 'http://127.0.0.1:9/ws',
    logLevel: 'SILENT',
  });
  applyEnvironment(stack.env);
  return {
    env: stack.env,
    stop: async () => {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Calls a Lambda entry with the event the gateway would make of the request. A state change comes
 * from the site itself unless the headers say otherwise.
 */
export async function invokeRoute(
  handler: LambdaHandler,
  request: TestRequest,
): Promise<TestAnswer> {
  const requestId = randomUUID();
  const match = {
    route: { key: '', word: request.word, method: request.method, path: request.path },
    pathParameters: request.pathParameters ?? {},
  };
  const event = httpEvent(wireRequest(request), match, requestId, new Date());
  return testAnswer(answerOf(await invoke(handler, request.word, requestId, event)));
}
