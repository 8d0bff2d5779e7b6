import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import { repositoryDir } from '@driftig/local-cloud/repository-folders';
import { freePort } from '@driftig/local-cloud/stand-ins/ports';

import type { Figure } from './figures.ts';
import { memoryOfTree } from './process-tree.ts';

const run = promisify(execFile);
const betweenSamples = 100;
/** Milliseconds after the logins are shown at which the memory at rest is read. */
const untilRest = 40_000;

/** The first `npm start` of a fresh clone of the last commit, its packages being installed already. */
export async function measureStart(): Promise<Figure[]> {
  if (platform() !== 'linux') return [];
  const clone = await mkdtemp(join(tmpdir(), 'driftig-start-'));
  await run('git', ['clone', '--quiet', repositoryDir, clone]);
  await run('cp', ['-al', join(repositoryDir, 'node_modules'), clone]);
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    return await watch(child);
  } finally {
    await end(child);
    await rm(clone, { recursive: true, force: true });
  }
}

async function watch(child: ChildProcess): Promise<Figure[]> {
  const from = performance.now();
  const seen = { ready: Infinity };
  child.stdout?.on('data', (text: Buffer) => {
    if (text.includes('Stop med Ctrl-C')) seen.ready = performance.now() - from;
  });
  let [now, peak] = [0, 0];
  while (performance.now() - from < seen.ready + untilRest) {
    if (child.exitCode !== null) throw new Error('npm start ended');
    now = await memoryOfTree(child.pid ?? 0);
    peak = Math.max(peak, now);
    await delay(betweenSamples);
  }
  return [
    { name: 'First start, to the logins', measured: seen.ready / 1000, unit: 's', target: 60 },
    { name: 'First start, most memory', measured: peak, unit: 'MB', target: 1500 },
    { name: 'Memory at rest', measured: now, unit: 'MB', target: 250 },
  ];
}

/** npm does not pass a signal on, so its whole group gets it. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
