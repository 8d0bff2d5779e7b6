// Runs after every `npm install`, also on Node 20: the hooks of this repository are used in a clone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

if (!process.env.CI && existsSync(join(root, '.git'))) {
  const { status } = spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root });
  if (status !== 0)
    process.stderr.write('The check before a push is not set up: git config failed.\n');
}
