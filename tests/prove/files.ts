import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of this checkout. Loaded before each test file, so it takes in nothing else. */
export const folder = join(import.meta.dirname, '..', '..', '.local', 'prove');
/** The id of the site that is switched off; empty for none. */
export const activeFile = join(folder, 'active');
/** What each test file reached, a line of JSON each. */
export const reachedFile = join(folder, 'reached.jsonl');

/** What a file of JSON lines holds, none where it is not there. */
export function linesOf(file: string): readonly unknown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown);
}
