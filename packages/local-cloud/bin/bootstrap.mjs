// Plain JavaScript without dependencies, because it runs on Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Runs npm ci when a dependency is missing or has another version than in the lock file. */
function ensureInstalled() {
  if (isInstalled()) return;
  process.stdout.write('Installerer afhængigheder (npm ci) ...\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail('Installationen lykkedes ikke (npm ci). Se fejlen ovenfor.');
}

/** Compares contents, because a checkout changes the time of the lock file without changing it. */
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (installed === undefined) return false;
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {});
  return wanted.every(
    ([path, { version, optional, link }]) =>
      optional || link || !path.startsWith('node_modules/') || installed[path]?.version === version,
  );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** Runs a TypeScript file of the repository under Node 24, with the arguments of this command. */
export async function run(script) {
  ensureInstalled();
  const file = join(root, script);
  if (runsTypeScript(process.versions.node)) {
    process.argv[1] = file;
    await import(pathToFileURL(file).href);
    return;
  }
  const node = join(root, 'node_modules/.bin/node');
  if (!existsSync(node)) {
    fail(
      `Driftig kræver Node 24 (fundet: ${process.versions.node}). Hent den på https://nodejs.org`,
    );
  }
  process.exitCode = await runChild(node, [...process.execArgv, file, ...process.argv.slice(2)]);
}

function runsTypeScript(version) {
  return Number(version.split('.')[0]) >= 24;
}

/**
 * The child notices by the closed IPC channel that this process was killed, and gets Ctrl-C itself.
 * A signal to npm alone reaches neither: it ends only the shell between npm and this process, so the
 * parent's process id is polled.
 */
function runChild(node, args) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  const parent = process.ppid;
  const orphaned = () => process.env.npm_lifecycle_event && process.ppid !== parent;
  setInterval(() => orphaned() && child.kill('SIGTERM'), 250).unref();
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
