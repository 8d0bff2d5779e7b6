import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryDir } from '@driftig/local-cloud/repository-folders';
import { expect, test } from 'vitest';

import { firstLoadKilobytes } from '../load/site-size.ts';

const tables = join(repositoryDir, 'web/src/app/screens');

/** The modules of all pages that the tables of screens name: `import('../../features/x-page.tsx')`. */
const pages = readdirSync(tables).flatMap((table) => {
  const code = readFileSync(join(tables, table), 'utf8');
  const found = code.matchAll(/import\('([^']+)'\)/g);
  return [...found].map(([, page = '']) =>
    new URL(page, 'file:///src/app/screens/').pathname.slice(1),
  );
});
const app = 'src/app/app.tsx';

test('each screen is there after at most 196 KB of code', () => {
  expect(pages.length).toBeGreaterThan(20);
  const sizes = pages.map((page) => ({ page, size: firstLoadKilobytes([app, page]) }));
  expect(sizes.filter(({ size }) => size > 196)).toEqual([]);
});

test('a list of records loads its own type alone: at most 182 KB', () => {
  const lists = pages.filter((page) => /records\/[\w-]+s-page\.tsx$/.test(page));
  expect(lists.length).toBeGreaterThan(3);
  const sizes = lists.map((page) => ({ page, size: firstLoadKilobytes([app, page]) }));
  expect(sizes.filter(({ size }) => size > 182)).toEqual([]);
});

test('the part that all screens share is at most 151 KB', () => {
  expect(firstLoadKilobytes([app])).toBeLessThan(151);
});

test('the public pages are there after at most 91 KB of code', () => {
  expect(firstLoadKilobytes(['src/app/front.tsx'])).toBeLessThan(91);
  expect(firstLoadKilobytes(['src/app/info.tsx'])).toBeLessThan(91);
  expect(firstLoadKilobytes(['src/app/booking.tsx'])).toBeLessThan(91);
});
