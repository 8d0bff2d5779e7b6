import { expect, test } from 'vitest';

import type { Figure } from './figures.ts';
import { readPage, slowerThan, writePage } from './figures-page.ts';

const issuing: Figure = { name: 'Issuing', measured: 20, unit: 'ms', target: 20 };
const units: Figure = { name: 'Written', measured: 22, unit: 'units' };
const writers: Figure = { name: 'Writers', measured: 90, unit: '/s', target: 50, atLeast: true };
const quiet = { barePut: 2, load: 0.5 };
const page = writePage('', [issuing, units, writers], quiet);

test('a page has durations and throughput by a bare put, and counts as they are', () => {
  expect(readPage(page)).toEqual([
    { name: 'Issuing', now: '10 puts', before: '', aim: '<= 20 ms' },
    { name: 'Written', now: '22 units', before: '', aim: '' },
    { name: 'Writers', now: '0.18 a put', before: '', aim: '>= 50 /s' },
  ]);
});

test('a later run moves the figures it measured, and keeps the others', () => {
  const next = writePage(page, [{ ...issuing, measured: 16 }], { barePut: 2, load: 3 });
  expect(readPage(next)).toMatchObject([
    { name: 'Issuing', now: '~8 puts', before: '10 puts' },
    { name: 'Written', now: '22 units', before: '' },
    { name: 'Writers', now: '0.18 a put' },
  ]);
});

test.each<[string, Figure, number, number]>([
  [
    'a duration of a quarter more is within what runs differ by',
    { ...issuing, measured: 25 },
    2,
    0,
  ],
  ['a duration of a third more is slower', { ...issuing, measured: 27 }, 2, 1],
  ['the same duration by a faster put is slower', issuing, 1, 1],
  ['one unit more is more', { ...units, measured: 23 }, 2, 1],
  ['fewer writes a put are slower', { ...writers, measured: 60 }, 2, 1],
  ['more writes a put are not', { ...writers, measured: 120 }, 2, 0],
  ['a figure that is new has nothing to compare with', { ...units, name: 'New' }, 2, 0],
])('%s', (_what, figure, barePut, slower) => {
  expect(slowerThan(page, [figure], barePut)).toHaveLength(slower);
});
