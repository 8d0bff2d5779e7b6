import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { routesByWord } from '@driftig/contracts/core/routes';
import { functionsOutDir } from '@driftig/local-cloud/repository-folders';

import type { Figure } from './figures.ts';
import { firstLoadKilobytes } from './site-size.ts';

/** Bytes of all code in a folder. */
async function codeIn(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

export async function measureSizes(): Promise<Figure[]> {
  const bundles = await Promise.all(
    Object.keys(routesByWord).map((word) => codeIn(join(functionsOutDir, word))),
  );
  const largest = Math.max(...bundles) / 1024;
  const landing = firstLoadKilobytes(['src/app/front.tsx']);
  const appWith = (page: string) => firstLoadKilobytes(['src/app/app.tsx', page]);
  const dashboard = appWith('src/app/pages/dashboard-screen.tsx');
  const app = appWith('src/features/invoices/invoices-page.tsx');
  return [
    { name: 'Largest function bundle', measured: largest, unit: 'KB', target: 1000 },
    { name: 'First-load JS, landing (gzip)', measured: landing, unit: 'KB', target: 110 },
    {
      name: 'First-load JS, app with dashboard (gzip)',
      measured: dashboard,
      unit: 'KB',
      target: 200,
    },
    { name: 'First-load JS, app with invoices (gzip)', measured: app, unit: 'KB', target: 200 },
  ];
}
