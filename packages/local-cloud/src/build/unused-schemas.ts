import { readFile } from 'node:fs/promises';

import type { Plugin } from 'esbuild';

/**
 * Lets esbuild leave out the schemas of the SDK's calls that a function never makes: 110 KB of S3 and
 * DynamoDB. They are constants, but with computed keys such as `[_h]`, which count as a side effect;
 * written as the text that the key is, they do not.
 */
export const unusedSchemas: Plugin = {
  name: 'unused-schemas',
  setup(build) {
    const filter = /[\\/]@aws-sdk[\\/]client-[\w-]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/;
    build.onLoad({ filter }, async ({ path }) => ({
      contents: withPlainKeys(await readFile(path, 'utf8')),
    }));
  },
};

function withPlainKeys(code: string): string {
  const texts = new Map(
    [...code.matchAll(/^const (\w+) = ("[^"\\]*");$/gm)].map(([, name, text]) => [name, text]),
  );
  return code.replaceAll(/\[(\w+)\]: /g, (key, name: string) => {
    const text = texts.get(name);
    return text === undefined ? key : `${text}: `;
  });
}
