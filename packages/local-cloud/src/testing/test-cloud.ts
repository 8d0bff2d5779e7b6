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

export interface TestSite extends TestCloud {
  readonly url: string;
  /** Every mail that was sent can be read here. */
  readonly mailUrl: string;
}

export interface TestSiteOptions {
  readonly background?: LocalCloudOptions['background'];
}

/** The whole site on a free port, as a browser gets it, empty and gone afterwards. */
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
