import { expect, test } from 'vitest';

import { castsIn } from './support/house/casts.ts';
import { scanOf } from './support/house/scans.ts';
import { parseFile, sourcePaths } from './support/house/sources.ts';

/** The rooms that every screen passes through: a wrong type there is believed everywhere. */
const rooms = ['web/src/api/', 'web/src/shared/record-screens/'];
const mostPerThousand = 5;

const isOfBundle = (path: string) => !/\.(test|samples?)\.tsx?$/.test(path);
const scans = sourcePaths()
  .filter((path) => isOfBundle(path) && rooms.some((room) => path.startsWith(room)))
  .map(scanOf);

test.each(rooms)('%s has at most 5 type assertions in 1,000 lines', (room) => {
  const files = scans.filter(({ path }) => path.startsWith(room));
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const places = files.flatMap(({ path, casts }) => casts.map((line) => `${path}:${line}`));
  expect(lines).toBeGreaterThan(1000);
  expect(places.length, places.join('\n')).toBeLessThanOrEqual((lines * mostPerThousand) / 1000);
});

test('type assertions are found, and `as const` is none', () => {
  const text = 'const a = b as C;\nconst d = [e as unknown as F] as const;';
  expect(castsIn(parseFile('x.ts', text))).toEqual([1, 2, 2]);
});
