import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { appPage } from '@driftig/contracts/edge/edge-pages';

import { assetsOf, type Manifest } from '../prerender/page-assets.ts';
import type { KeptFile } from '../src/worker/kept-file.ts';

const timesheet = 'src/features/time/own/own-page.tsx';
const roots = ['index.html', 'src/app/app.tsx', timesheet];

/** Code that these parts fetch late and cannot do without offline; other screens' is not kept. */
const keptLate =
  /^src\/(features\/time\/(own|entry|picker|outbox)\/|ui\/(feedback|overlay|fields|focus)\/|app\/(frame|shell\/(menu|bell))\/|api\/)/;

/** Files without a hash in their name that a page asks for. */
const unhashed = [
  appPage,
  'before-paint.js',
  'favicon.svg',
  'site.webmanifest',
  'icon-192.png',
  'apple-touch-icon.png',
];

/** The chunks of the shell and of the hours, with what they import at once or late. */
export function keptChunks(manifest: Manifest): readonly string[] {
  const found = new Set(roots);
  // The set grows during the iteration.
  for (const name of found) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not a chunk of the site.`);
    for (const one of chunk.imports ?? []) found.add(one);
    for (const one of chunk.dynamicImports ?? []) if (keptLate.test(one)) found.add(one);
  }
  return [...found];
}

/** The files that the service worker keeps: public code and nothing of a company's. */
export async function keptFiles(folder: string, manifest: Manifest): Promise<readonly KeptFile[]> {
  const chunks = keptChunks(manifest);
  const hashed = new Set([
    ...chunks.flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]),
    ...assetsOf(manifest, timesheet).fonts,
  ]);
  const others = await Promise.all(
    unhashed.map(async (file) => ({
      url: `/${file}`,
      revision: revisionOf(await readFile(join(folder, file))),
    })),
  );
  return [...others, ...[...hashed].map((file) => ({ url: `/${file}`, revision: null }))];
}

const revisionOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
