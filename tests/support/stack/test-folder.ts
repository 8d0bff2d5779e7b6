import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

import { root } from '../house/sources.ts';

/**
 * Head of every test file in the folder: the names of vitest, and a mark that outlives a process.
 */
const head = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
  /** True the first time it is asked with this name. */
  const atFirst = (name) => {
    const mark = new URL(name, import.meta.url);
    if (existsSync(mark)) return false;
    writeFileSync(mark, '');
    return true;
  };
`;

/**
 * A folder with these test files, for a vitest of its own: one process that they share, with these
 * settings. It is deleted with the running test. Answers its path.
 */
export function testFolder(files: Readonly<Record<string, string>>, settings: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
  const test = { isolate: false, maxWorkers: 1, ...settings };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })};`);
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.test.ts`), `${head}\n${text}`);
  return folder;
}
