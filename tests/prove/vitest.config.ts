import { join, relative } from 'node:path';

import { defineConfig } from 'vitest/config';

import { parseFile, root } from '../support/house/sources.ts';
import base from '../../vitest.config.ts';
import { isProven } from './proven.ts';
import { sitesIn } from './sites.ts';
import { addSwitches } from './add-switches.ts';

/** Vite plugin: adds the switches while a file is loaded. The file on disk is not changed. */
const switches = {
  name: 'switches',
  enforce: 'pre' as const,
  transform(text: string, id: string) {
    const path = relative(root, id).replaceAll('\\', '/');
    if (!isProven(path)) return undefined;
    return { code: addSwitches(text, sitesIn(parseFile(path, text))), map: null };
  },
};

const setUp = join(import.meta.dirname, 'switches.setup.ts');
const projects = (base.test?.projects ?? [])
  .map((project) => (project as Project).test)
  .filter(({ name }) => name === 'unit' || name === 'integration')
  .map((test) => ({
    root,
    plugins: [switches],
    test: { ...test, setupFiles: [setUp, ...test.setupFiles] },
  }));

export default defineConfig({ root, test: { ...base.test, projects, maxWorkers: 1 } });

interface Project {
  readonly test: { readonly name: string; readonly setupFiles: readonly string[] };
}
