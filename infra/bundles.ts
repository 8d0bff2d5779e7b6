import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders of the built code: one per function, and the site. */
export interface Bundles {
  readonly functionFolder: (entry: string) => string;
  readonly siteFolder: string;
}

/** The output of `npm run build`. Throws for a function or site that was not built. */
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

/** sharp is native code, so it is not bundled but deployed beside the bundle, built for arm64. */
function withNativePackages(folder: string): string {
  const code = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const needsSharp = code.some((name) =>
    readFileSync(join(folder, name), 'utf8').includes('import("sharp")'),
  );
  if (!needsSharp || existsSync(join(folder, 'node_modules/sharp'))) return folder;
  throw new Error(`${folder} lacks sharp: run "npm run build -- --for-aws" first.`);
}

/** Replaces the built code where only the templates are looked at. */
export const placeholderBundles: Bundles = {
  functionFolder: () => join(root, 'infra', 'placeholder'),
  siteFolder: join(root, 'infra', 'placeholder'),
};
