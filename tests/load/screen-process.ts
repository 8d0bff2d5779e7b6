import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Figure } from './figures.ts';

const run = promisify(execFile);

/**
 * The figures of a program of this folder that measures a screen. In a process of its own: the site brings a table of
 * its own, whose address the process is given.
 */
export async function screenFigures(program: string): Promise<Figure[]> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const { stdout } = await run(process.execPath, [file]);
  return JSON.parse(stdout) as Figure[];
}
