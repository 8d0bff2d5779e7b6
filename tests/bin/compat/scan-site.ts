import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { allowedFeatures, exemptFiles } from './allowed.ts';
import { lackingFunctions } from './scan-scripts.ts';
import { lackingStyles } from './scan-styles.ts';

/** Faults of the built site: features that an oldest browser lacks, and entries of the allow list without a use. */
export function scanSite(folder: string): readonly string[] {
  const files = globSync('**/*.{js,css}', { cwd: folder }).filter(
    (file) => !exemptFiles.test(basename(file)),
  );
  if (files.length === 0) throw new Error(`There is no built site in ${folder}.`);
  const lacking = new Map<string, Set<string>>();
  for (const file of files) {
    const scan = extname(file) === '.css' ? lackingStyles : lackingFunctions;
    for (const [feature, browsers] of scan(readFileSync(join(folder, file), 'utf8'))) {
      const key = `${feature} (since ${browsers.join(', ')})`;
      lacking.set(key, (lacking.get(key) ?? new Set()).add(file));
    }
  }
  return faultsOf(lacking);
}

function faultsOf(lacking: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const nameOf = (key: string) => key.replace(/ \(since .*$/, '');
  const isAllowed = (name: string) => allowedFeatures.some(({ feature }) => feature.test(name));
  const names = [...lacking.keys()].map(nameOf);
  return [
    ...[...lacking]
      .filter(([key]) => !isAllowed(nameOf(key)))
      .map(([key, files]) => `${key} in ${[...files].slice(0, 3).join(', ')}`),
    ...allowedFeatures
      .filter(({ feature }) => !names.some((name) => feature.test(name)))
      .map(({ feature }) => `Nothing uses ${String(feature)} any more; take it off the list.`),
  ].toSorted();
}
