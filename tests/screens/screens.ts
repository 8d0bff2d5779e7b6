import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { localDir } from '@driftig/local-cloud/repository-folders';
import type { BrowserContext } from 'playwright-core';

import { openCamera } from './camera.ts';
import type { Camera, Visit } from './camera.ts';
import { contactSheet } from './contact-sheet.ts';
import { onDemoSite } from './demo-site.ts';
import { keepReadmePictures, readmeVisits } from './readme-pictures.ts';
import { schemes, widths } from './shot.ts';
import type { Role, Shot } from './shot.ts';
import { shots } from './shots.ts';
import { openContext } from './visitors.ts';

const folder = join(localDir, 'screens');
const isForReadme = process.argv.includes('--readme');
const only = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run screens [-- <parts of file names>]`: every screen into .local/screens. With `--readme` those of README.md, into
 * docs as well.
 */
const wanted = shots.filter(
  ({ role, name }) => only.length === 0 || only.some((part) => `${role}-${name}`.includes(part)),
);
if (wanted.length === 0 && !isForReadme)
  throw new Error(`No screen is called anything like ${only.join(', ')}`);
if (only.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const began = performance.now();
const visits = isForReadme ? readmeVisits(shots) : wanted.flatMap(visitsOf);
const faults = await takePictures(visits);
if (isForReadme) await keepReadmePictures(shots, folder);
const index = join(folder, 'index.html');
await writeFile(index, contactSheet(shots, folder));

const minutes = ((performance.now() - began) / 60_000).toFixed(1);
say(
  `${new Set(visits.map(({ shot }) => shot)).size} screens in ${minutes} minutes: ${pathToFileURL(index).href}`,
);
for (const fault of faults) say(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;

/** The application follows a change of the colour scheme; the pages before login need a reload. */
function visitsOf(shot: Shot): readonly Visit[] {
  const apart = shot.role === 'anonymous' || shot.waiting === true;
  const together = apart ? schemes.map((one) => [one]) : [schemes];
  return (shot.widths ?? widths).flatMap((width) =>
    together.map((some) => ({ shot, width, schemes: some })),
  );
}

async function takePictures(visits: readonly Visit[]): Promise<readonly string[]> {
  return onDemoSite(async (browser, url) => {
    const contexts = new Map<Role, BrowserContext>();
    for (const role of new Set(visits.map(({ shot }) => shot.role)))
      contexts.set(role, await openContext(browser, url, role));
    return takeInParallel(visits, contexts);
  });
}

/** Takes pictures on as many pages at once as there are cores, at most four. */
async function takeInParallel(
  visits: readonly Visit[],
  contexts: ReadonlyMap<Role, BrowserContext>,
): Promise<readonly string[]> {
  const left = visits.values();
  const found: string[] = [];
  const work = async () => {
    const cameras = new Map<Role, Promise<Camera>>();
    for (const visit of left) {
      const { role } = visit.shot;
      const camera = cameras.get(role) ?? openCamera(contextOf(role, contexts), folder);
      cameras.set(role, camera);
      found.push(...(await (await camera)(visit)));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return found;
}

function contextOf(role: Role, contexts: ReadonlyMap<Role, BrowserContext>): BrowserContext {
  const context = contexts.get(role);
  if (context === undefined) throw new Error(`Nobody is logged in as ${role}`);
  return context;
}
