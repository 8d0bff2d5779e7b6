import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The source of the tables that screen-table.ts puts together (web/src/app/screens), in its order. `root`
 * is the folder of the site.
 */
export function screenSources(root: string): string {
  const read = (file: string) => readFileSync(join(root, 'src/app', file), 'utf8');
  const tables = read('screen-table.ts').matchAll(/ from '\.\/(screens\/[\w-]+\.ts)'/g);
  return [...tables].map(([, file = '']) => read(file)).join('\n');
}
