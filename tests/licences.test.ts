import { expect, test } from 'vitest';

import { readLock, unknownLicences } from './support/house/licences.ts';

test('every package has a licence that was accepted', () => {
  expect(unknownLicences(readLock())).toEqual([]);
});

test.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE', ''])(
  'the licence %j is refused until it is approved',
  (license) => {
    const lock = { 'node_modules/new': { license } };
    expect(unknownLicences(lock)).toEqual([`new: ${license}`]);
  },
);

test('a package that says none is refused, also deep inside another', () => {
  const lock = { 'node_modules/a/node_modules/new': {}, 'packages/own': {} };
  expect(unknownLicences(lock)).toEqual(['new: none']);
});

test.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND LGPL-3.0-or-later'])(
  'the licence %s will do',
  (license) => {
    expect(unknownLicences({ 'node_modules/new': { license } })).toEqual([]);
  },
);

test('every package comes from npm, held by its checksum', () => {
  const strays = Object.entries(readLock()).filter(
    ([path, { link, integrity, inBundle, resolved }]) =>
      path.includes('node_modules/') &&
      link !== true &&
      ((integrity === undefined && inBundle !== true) ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))),
  );
  expect(strays.map(([path]) => path)).toEqual([]);
});
