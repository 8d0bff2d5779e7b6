import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, 'stop-on-signal.fixture.ts');

/** The fixture once it can be told to stop; `said` is everything it writes from then on. */
async function started(command: string, args: readonly string[], env = process.env) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  await once(child.stdout, 'data');
  return { child, exit, said: text(child.stdout), complained: text(child.stderr) };
}

test('Ctrl-C that arrives twice, or is pressed twice, lets the stop get to its end', async () => {
  const { child, exit, said } = await started(process.execPath, [script, '200']);
  child.kill('SIGINT');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await said).toBe('\nStopper ...\nStoppet.\n');
});

test('a stop that hangs is cut short, and says so', async () => {
  const { child, exit, complained } = await started(process.execPath, [script, '60000', '50']);
  child.kill('SIGINT');
  expect(await exit).toEqual([1, null]);
  expect(await complained).toBe('Noget svarede ikke og blev afbrudt.\n');
});

test('a kill that reaches only npm and its shell stops the site as well', async () => {
  const shell = ['-c', '"$0" "$1" 0; true', process.execPath, script];
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const { child, said } = await started('/bin/sh', shell, env);
  child.kill('SIGKILL');
  expect(await said).toBe('\nStopper ...\nStoppet.\n');
});
