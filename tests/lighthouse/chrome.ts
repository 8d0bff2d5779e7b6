import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { browserProgram } from '../support/browser/chromium.ts';

/** A browser with one profile for all pages, which Lighthouse controls by its port. */
export interface Chrome {
  readonly port: number;
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** The browser of the journeys. The certificate signs itself, and a service worker needs one that counts. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--remote-debugging-port=0',
  '--lang=da-DK',
  '--no-first-run',
];

export async function startChrome(): Promise<Chrome> {
  const { path, env } = await browserProgram();
  const profile = await mkdtemp(join(tmpdir(), 'driftig-lighthouse-'));
  const child = spawn(path, [...flags, `--user-data-dir=${profile}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endpoint = await addressIn(createInterface(child.stderr));
  return {
    port: Number(new URL(endpoint).port),
    endpoint,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The browser writes which port it has taken. */
async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The browser has ended.');
}
