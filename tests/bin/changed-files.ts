import { spawnSync } from 'node:child_process';

import { root } from '../support/house/sources.ts';

/** Paths of what is changed, added, deleted or untracked since a commit. Throws where git does. */
export function changedFiles(since: string): readonly string[] {
  const changed = git('diff', '--name-only', '--no-renames', since, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])];
}

function git(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}
