import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the built code lies: one folder per function, and the site. */
export interface Bundles {
  readonly functionFolder: (entry: string) => string;
  readonly siteFolder: string;
}

/** What `npm run build` made. Nothing is deployed that was not built. */
export function builtBundles(dist = join(root, 'dist')): Bundles {
  const built = (folder: string, file: string) => {
    if (existsSync(join(folder, file))) return folder;
    throw new Error(`${join(folder, file)} is missing: run "npm run build" first.`);
  };
  return {
    functionFolder: (entry) =>
      withNativePackages(built(join(dist, 'functions', entry), 'index.mjs')),
    siteFolder: built(join(dist, 'web'), 'index.html'),
  };
}

/** Native code is no part of a bundle: it lies beside it, for Lambda's processor. */
function withNativePackages(folder: string): string {
  const code = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const needsSharp = code.some((name) =>
    readFileSync(join(folder, name), 'utf8').includes('import("sharp")'),
  );
  if (!needsSharp || existsSync(join(folder, 'node_modules/sharp'))) return folder;
  throw new Error(`${folder} lacks sharp: run "npm run build -- --for-aws" first.`);
}

/** Stands in for the built code where only the templates matter. */
export const placeholderBundles: Bundles = {
  functionFolder: () => join(root, 'infra', 'placeholder'),
  siteFolder: join(root, 'infra', 'placeholder'),
};
