// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20 too.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const binaries = join(root, 'node_modules', '.bin');

/** The Node 24 that was installed with the rest comes first, whatever the machine has. */
const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };

/** Installs on a fresh clone. */
export function ensureInstalled() {
  if (existsSync(join(root, 'node_modules', '.package-lock.json'))) return;
  console.log('Installing …');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('npm ci failed: see above.');
  process.exit(1);
}

/** Runs a command and lets it write to the terminal; true where it succeeded. */
export function run(command, args) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** Runs a command and keeps what it writes. */
function runQuietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs steps at the same time; only what fails shows its output. Answers how many failed. */
export async function runSteps(steps) {
  const results = await Promise.all(
    steps.map(async ([name, command, ...args]) => {
      const began = performance.now();
      const { ok, output } = await runQuietly(command, args);
      console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${seconds(began)}`);
      if (!ok) console.log(output.trimEnd());
      return ok;
    }),
  );
  return results.filter((ok) => !ok).length;
}

export const codeSteps = [
  ['types', 'tsc', '-b', '--pretty'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
];
