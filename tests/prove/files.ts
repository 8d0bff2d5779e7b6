import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of this checkout. This module is loaded before each test file, so it has few imports. */
export const folder = join(import.meta.dirname, '..', '..', '.local', 'prove');
/** The id of the site that is switched off; empty for none. */
export const activeFile = join(folder, 'active');
/** JSON lines: the sites that each test file reached. */
export const reachedFile = join(folder, 'reached.jsonl');

/** Reads a file of JSON lines; empty where the file is missing. */
export function linesOf(file: string): readonly unknown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown);
}
