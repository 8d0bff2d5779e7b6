import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

import { root } from '../support/house/sources.ts';

/** A name and the command it stands for. */
type Step = readonly [name: string, command: string, ...args: string[]];

export const codeSteps: readonly Step[] = [
  ['types', 'tsc', '-b', '--pretty'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
  // Builds the site and the functions first, where a source has changed.
  ['browsers', 'node', 'tests/bin/browsers.ts'],
];

/** Installed programs and the installed Node take precedence over those of the machine. */
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
};

/** Runs a command that writes to the terminal itself; true where it succeeded. */
export async function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...variables },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/** Runs steps at the same time; only what fails shows its output. Answers how many failed. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const outcomes = await Promise.all(steps.map(runStep));
  return outcomes.filter((ok) => !ok).length;
}

async function runStep([name, command, ...args]: Step): Promise<boolean> {
  const began = performance.now();
  const { ok, output } = await runQuietly(command, args);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${seconds} s`);
  if (!ok) console.log(output.trimEnd());
  return ok;
}

/** Runs a command and keeps what it writes. */
export function runQuietly(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  cwd = root,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
