import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalEnvironment } from '../stand-ins/environment.ts';
import { localDir } from '../repository-folders.ts';

/** A running stack, as written to a file for other commands. */
interface RunningInstance {
  readonly pid: number;
  readonly url: string;
  readonly env: LocalEnvironment;
}

const file = join(localDir, 'running.json');

export async function writeRunningInstance(instance: RunningInstance): Promise<void> {
  await writeFile(file, JSON.stringify(instance, undefined, 2));
}

export async function removeRunningInstance(): Promise<void> {
  await rm(file, { force: true });
}

/** The stack that runs on this folder now; the file of a killed one is ignored. */
export async function findRunning(): Promise<RunningInstance | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const instance = JSON.parse(text) as RunningInstance;
  return isAlive(instance.pid) && (await isResponding(instance)) ? instance : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Another program may have got the process id since, so the stack's health check is called. */
async function isResponding(instance: RunningInstance): Promise<boolean> {
  try {
    const health = `${instance.env.AWS_ENDPOINT_URL_SESV2}/health-check`;
    return (await fetch(health, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}
