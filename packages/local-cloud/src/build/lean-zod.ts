import { readFile } from 'node:fs/promises';

import type { Plugin } from 'esbuild';

/** Statements of zod that run when it is loaded, and that we do not need. */
const unused = [
  // No schema of ours refers to itself.
  'core.config({ memoizer: core.memoizer() })',
  // Every field says its fault in Danish.
  'core.config(en())',
];

/**
 * Leaves out what zod's schemas refer to and no function uses: the conversion to JSON Schema, which is for the
 * API description, and English texts. The site's build does the same.
 */
export const leanZod: Plugin = {
  name: 'lean-zod',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ },
      async ({ path }) => ({ contents: stubsOf(await readFile(path, 'utf8')) }),
    );
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ }, async ({ path }) => ({
      contents: unused.reduce(
        (code, statement) => {
          if (!code.includes(statement))
            throw new Error(`${path} has no ${statement} to leave out`);
          return code.replace(statement, '');
        },
        await readFile(path, 'utf8'),
      ),
    }));
  },
};

function stubsOf(code: string): string {
  const names = code.matchAll(/^export (?:const|function) (\w+)/gm);
  const stubs = [...names].map(([, name]) => `export const ${name} = stub;`);
  return ['const stub = () => stub;', ...stubs].join('\n');
}
