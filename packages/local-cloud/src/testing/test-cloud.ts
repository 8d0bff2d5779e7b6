import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build/build-all.ts';
import { describeError, printError } from '../cli/terminal.ts';
import type { LocalEnvironment } from '../stand-ins/environment.ts';
import { applyEnvironment } from '../stand-ins/environment.ts';
import { createHandlerLoader } from '../gateway/load-handler.ts';
import type { LocalCloudOptions } from '../local-cloud.ts';
import { startLocalCloud } from '../local-cloud.ts';
import { functionsOutDir, webOutDir } from '../repository-folders.ts';
import { startStack } from '../stand-ins/stack.ts';
import { createStaticSite } from '../gateway/static-site.ts';

export interface TestCloud {
  readonly env: LocalEnvironment;
  stop(): Promise<void>;
}

/**
 * Starts an empty database, file store, user pool and mail for a test run; `stop` deletes the data.
 * Sets the environment of this process, which the test processes inherit.
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

export interface TestSite extends TestCloud {
  readonly url: string;
  /** The page with all sent mails. */
  readonly mailUrl: string;
}

export type TestSiteOptions = Pick<LocalCloudOptions, 'background' | 'certificate'>;

/** Starts the whole site, without data, on a free port; `stop` deletes the data. */
export async function startTestSite(options: TestSiteOptions): Promise<TestSite> {
  await ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), 'driftig-site-'));
  const cloud = await startLocalCloud({
    dataDir,
    tableInMemory: true,
    port: 0,
    loadHandler: createHandlerLoader(functionsOutDir),
    site: () => createStaticSite(webOutDir),
    background: options.background,
    certificate: options.certificate,
    onError: (error) => printError(describeError(error)),
    logLevel: 'SILENT',
  });
  return {
    url: cloud.url,
    mailUrl: cloud.mailUrl,
    env: cloud.env,
    stop: async () => {
      await cloud.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
