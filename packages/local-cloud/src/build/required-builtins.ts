import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Turns imports of Node's built-in modules into `require`, for a faster cold start. An import makes
 * Node evaluate every export, and some load more modules: `node:http` loads all of fetch.
 */
export const requiredBuiltins: Plugin = {
  name: 'required-builtins',
  setup(build) {
    build.onResolve({ filter: /^[a-z:_/]+$/ }, ({ path, kind }) =>
      isBuiltin(path) && kind !== 'require-call' ? { path, namespace: 'builtin' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};
