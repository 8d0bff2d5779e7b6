import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, 'stop-on-signal.fixture.ts');

/** Starts the fixture and waits until it is ready; `output` and `errors` are what it writes then. */
async function startFixture(command: string, args: readonly string[], env = process.env) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  await once(child.stdout, 'data');
  return { child, exit, output: text(child.stdout), errors: text(child.stderr) };
}

test('Ctrl-C twice stops once, and the stop is completed', async () => {
  const { child, exit, output } = await startFixture(process.execPath, [script, '200']);
  child.kill('SIGINT');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await output).toBe('\nStopper ...\nStoppet.\n');
});

test('a stop that hangs is ended by the timeout with a message', async () => {
  const { child, exit, errors } = await startFixture(process.execPath, [script, '60000', '50']);
  child.kill('SIGINT');
  expect(await exit).toEqual([1, null]);
  expect(await errors).toBe('Noget svarede ikke og blev afbrudt.\n');
});

test('killing only npm and its shell stops the site as well', async () => {
  const shell = ['-c', '"$0" "$1" 0; true', process.execPath, script];
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const { child, output } = await startFixture('/bin/sh', shell, env);
  child.kill('SIGKILL');
  expect(await output).toBe('\nStopper ...\nStoppet.\n');
});
