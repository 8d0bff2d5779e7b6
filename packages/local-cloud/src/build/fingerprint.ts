import { createHash } from 'node:crypto';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';

const sources = [
  'package-lock.json',
  'functions/src/**/*',
  'packages/*/src/**/*',
  'web/*.{html,ts,js,cjs}',
  'web/{src,public,prerender,build}/**/*',
];

/** A hash that changes when a source of the build is added, changed or removed. */
export async function sourceFingerprint(repositoryDir: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: repositoryDir })) {
    if (!/\.test\.tsx?$/.test(file)) files.push(file);
  }
  const lines = await Promise.all(
    files.toSorted().map(async (file) => {
      const stats = await stat(join(repositoryDir, file));
      return stats.isFile() ? `${file} ${stats.size} ${stats.mtimeMs}\n` : '';
    }),
  );
  return createHash('sha256').update(lines.join('')).digest('hex');
}
