import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryDir } from '../repository-folders.ts';

/** Every Lambda entry of the repository, by function name. */
export async function functionEntries(
  sourceDir: string = join(repositoryDir, 'functions/src'),
): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string>();
  for (const pattern of ['*/api.ts', '*/socket.ts', '*/on-*.ts']) {
    const found = glob(pattern, { cwd: sourceDir });
    for await (const file of found) {
      const [word = '', entry = ''] = file.replace(/\.ts$/, '').split(/[\\/]/);
      const name = entry === 'api' ? word : `${word}-${entry}`;
      if (!entry.endsWith('.test')) entries.set(name, join(sourceDir, file));
    }
  }
  return new Map([...entries].toSorted(([a], [b]) => a.localeCompare(b)));
}
