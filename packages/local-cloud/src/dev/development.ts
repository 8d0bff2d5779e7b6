import { mkdir } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '@driftig/contracts/edge-headers';
import { context } from 'esbuild';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { functionBuildOptions, functionEntries } from '../build/build-functions.ts';
import { functionsOutDir, repositoryDir } from '../repository.ts';

/** Vite puts a script of its own into the page; everything else is as strict as at the edge. */
const developmentPolicy = securityHeaders['content-security-policy'].replace(
  "script-src 'self'",
  "script-src 'self' 'unsafe-inline'",
);

export interface Development {
  site(server: Server): Promise<RequestListener>;
  stop(): Promise<void>;
}

/** Rebuilds the functions when a source changes, and serves the site with hot reload. */
export async function startDevelopment(): Promise<Development> {
  await mkdir(functionsOutDir, { recursive: true });
  const functions = await context(functionBuildOptions(await functionEntries()));
  await functions.rebuild();
  await functions.watch();
  let vite: ViteDevServer | undefined;
  return {
    site: async (server) => {
      vite = await createViteServer(server);
      return developmentSite(vite);
    },
    stop: async () => {
      await vite?.close();
      await functions.dispose();
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
