import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './sources.ts';

/** Licences that ask for no more than to be named, or to leave the library's own files as they are. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // libvips and libheif, loaded as libraries of their own.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages that say it in their LICENSE file or README alone; each was looked at. */
const saidElsewhere: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'fonteditor-core': 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  querystring: 'MIT',
  streamsearch: 'MIT',
};

interface LockedPackage {
  readonly license?: string;
  /** A workspace of our own. */
  readonly link?: boolean;
  readonly integrity?: string;
  /** It came inside another package, which has the checksum. */
  readonly inBundle?: boolean;
  readonly resolved?: string;
}

type Lock = Readonly<Record<string, LockedPackage>>;

export function readLock(): Lock {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { readonly packages: Lock }).packages;
}

/** Packages of the lock file whose licence was not accepted, with what they say it is. */
export function unknownLicences(lock: Lock): readonly string[] {
  return Object.entries(lock)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { license }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      return { name, licence: license ?? saidElsewhere[name] ?? 'none' };
    })
    .filter(({ licence }) => !isAccepted(licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
}

/** One licence of a choice must be accepted, and all of a combination. */
function isAccepted(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((each) => accepted.has(each.trim())));
}
