import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { screens } from '../src/app/screen-table.ts';
import { screenFiles, screenFilesTag, screensIn } from './app-screens.ts';

const source = ['screen-table.ts', 'record-screens.ts']
  .map((table) => readFileSync(join(import.meta.dirname, '../src/app', table), 'utf8'))
  .join('\n');
const found = screensIn(source);

test('the source of the tables says of each screen its address, title and page', () => {
  expect(found.map(({ path, title }) => ({ path, title }))).toEqual(
    screens.map(({ path, title, nav }) => ({ path, title: title ?? nav?.label ?? '' })),
  );
  const moduleOf = (path: string) => found.find((screen) => screen.path === path)?.module;
  expect(moduleOf('/dashboard')).toBe('src/app/dashboard-screen.tsx');
  expect(moduleOf('/customers/:id')).toBe('src/features/records/customer-page.tsx');
  expect(moduleOf('/planner')).toBe('src/app/coming-page.tsx');
});

test('a page is listed with what it needs beside the application, the manager’s page first', () => {
  const chunk = (file: string, imports: readonly string[] = []) => ({ file, imports });
  const manifest = {
    'index.html': chunk('index.js', ['_start']),
    _start: chunk('start.js'),
    'src/app/app.tsx': chunk('app.js', ['_start', '_core']),
    _core: chunk('core.js'),
    _lists: chunk('lists.js', ['_core']),
    'a.tsx': chunk('a.js', ['_lists', '_core']),
    'b.tsx': { ...chunk('b.js', ['_start']), css: ['b.css'] },
  };
  const title = 'A';
  const tables = [
    { path: '/a/:id', title: 'A :id', module: 'a.tsx' },
    { path: '/both', title, module: 'a.tsx' },
    { path: '/both', title: 'B', module: 'b.tsx' },
  ];
  expect(screenFiles(tables, manifest)).toEqual({
    files: ['lists.js', 'a.js', 'b.css', 'b.js'],
    addresses: [
      ['^/a/[^/]+/?$', '', [[0, 1]]],
      [
        '^/both/?$',
        title,
        [
          [0, 1],
          [2, 3],
        ],
      ],
    ],
  });
  expect(screenFilesTag(screenFiles(tables, manifest))).toContain('type="application/json"');
});
