import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { LocalEnvironment } from '@driftig/local-cloud/stand-ins/environment';
import { freePort, localHost } from '@driftig/local-cloud/stand-ins/ports';

/** A local cloud in a process of its own, which is killed and started again on the same data. */
interface KilledCloud {
  readonly host: string;
  /** Environment of the first start. */
  readonly env: LocalEnvironment;
  /** SIGKILL: gateway, functions, database and user pool are gone at once; then a new start. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

const script = join(import.meta.dirname, 'live-process.ts');

export async function startKilledCloud(): Promise<KilledCloud> {
  const dataDir = await mkdtemp(join(tmpdir(), 'driftig-killed-'));
  const port = await freePort();
  let [running, env] = await start(dataDir, port);
  return {
    host: `${localHost}:${port}`,
    env,
    async killAndStart() {
      await kill(running);
      [running, env] = await start(dataDir, port);
    },
    async stop() {
      await kill(running);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Gives the process when it serves. */
async function start(dataDir: string, port: number): Promise<[ChildProcess, LocalEnvironment]> {
  const child = spawn(process.execPath, [script, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const failed = once(child, 'exit').then(() => {
    throw new Error('The cloud ended before it served');
  });
  const [line] = (await Promise.race([once(lines, 'line'), failed])) as [string];
  // From now on it ends when it is killed.
  failed.catch(() => undefined);
  return [child, JSON.parse(line) as LocalEnvironment];
}
