import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './sources.ts';

export function readPage(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

/** The cells of the table of a page that has this cell in its first line; its head left out. */
export function tableOfPage(page: string, heading: string): string[][] {
  const lines = readPage(page).split('\n');
  const top = lines.findIndex((line) => line.startsWith('|') && cellsOf(line).includes(heading));
  if (top < 0) throw new Error(`${page} has no table with a column "${heading}"`);
  const below = lines.slice(top + 2);
  const end = below.findIndex((line) => !line.startsWith('|'));
  return below.slice(0, end < 0 ? undefined : end).map(cellsOf);
}

/** The lines of the table's rows, to be pasted into the page. */
export function linesOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
