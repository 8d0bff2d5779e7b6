import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '@driftig/contracts/edge/edge-headers';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import type { LoadHandler } from '../gateway/lambda.ts';
import { repositoryDir } from '../repository-folders.ts';
import { startRebuildingLoader } from './rebuilding-loader.ts';

/**
 * Vite adds an inline script to the page, and serves the reader of receipts from another folder; everything else is
 * as strict as on CloudFront.
 */
const developmentPolicy = securityHeaders['content-security-policy'].replace(
  "script-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
);

/** The folders with sources of the functions. */
const functionSources = ['functions/src', 'packages'].map((dir) => join(repositoryDir, dir));

interface Development {
  readonly loadHandler: LoadHandler;
  site(server: Server): Promise<RequestListener>;
  stop(): Promise<void>;
}

/** Rebuilds functions when a source has changed, and serves the site with hot reload. */
export async function startDevelopment(): Promise<Development> {
  const functions = await startRebuildingLoader();
  let vite: ViteDevServer | undefined;
  return {
    loadHandler: functions.loadHandler,
    site: async (server) => {
      vite = await createViteServer(server);
      vite.watcher.add(functionSources).on('all', (_, file) => {
        if (file.endsWith('.ts')) functions.invalidate();
      });
      return developmentSite(vite);
    },
    stop: async () => {
      await vite?.close();
      await functions.stop();
    },
  };
}

function createViteServer(server: Server): Promise<ViteDevServer> {
  return createServer({
    root: join(repositoryDir, 'web'),
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
  });
}

function developmentSite(vite: ViteDevServer): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('content-security-policy', developmentPolicy);
    vite.middlewares(request, response);
  };
}
