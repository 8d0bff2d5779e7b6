import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { frameText } from '../src/app/frame-texts.ts';
import { screens } from '../src/app/screen-table.ts';
import { screenFiles, screensIn, screensTag } from './app-screens.ts';
import { screenSources } from './screen-sources.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../src/app', file), 'utf8');
const found = screensIn(screenSources(join(import.meta.dirname, '..')));

test('the source of the tables says of each screen its address, title and page', () => {
  expect(found.map(({ path, title }) => ({ path, title }))).toEqual(
    screens.map(({ path, title, nav }) => ({ path, title: title ?? nav?.label ?? '' })),
  );
  const moduleOf = (path: string) => found.find((screen) => screen.path === path)?.module;
  expect(moduleOf('/dashboard')).toBe('src/app/pages/dashboard-screen.tsx');
  expect(moduleOf('/customers/:id')).toBe('src/features/records/customer-page.tsx');
});

test('the pages with a text before their code are pages of the tables', () => {
  const modules = new Set(found.map(({ module }) => module));
  const named = [...read('frame-texts.ts').matchAll(/'(src\/[^']+)'/g)].map(
    ([, page = '']) => page,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((page) => !modules.has(page))).toEqual([]);
  expect(frameText('src/features/records/customer-page.tsx')).toBeUndefined();
});

const ownData = 'its purpose shows its own data';
const noSearch = 'a list without a search: a phone shows neither text';
/** Pages without a text before their code, and why. */
const withoutText: Readonly<Record<string, string>> = {
  'src/app/pages/approve-hours-screen.tsx': noSearch,
  'src/app/pages/start-page.tsx': ownData,
  'src/features/chat/chat-page.tsx': 'it has no purpose, and fills the window',
  'src/features/employees/employee-page.tsx': ownData,
  'src/features/employees/redirect-to-team-page.tsx': 'it leads on to another page',
  'src/features/invoices/invoice-view-page.tsx': ownData,
  'src/features/orders/enquiry-page.tsx': ownData,
  'src/features/orders/order-page.tsx': ownData,
  'src/features/orders/own-order-page.tsx': ownData,
  'src/features/records/customer-page.tsx': ownData,
  'src/features/time/own/own-page.tsx': noSearch,
  'src/features/vacation/manager/manager-page.tsx': noSearch,
};

test('each page has a text before its code, or a reason for none', () => {
  const missing = found.filter(({ module }) => frameText(module) === undefined);
  const modules = new Set(missing.map(({ module }) => module));
  // A page that is new here needs a row in frame-texts.ts.
  expect([...modules].toSorted()).toEqual(Object.keys(withoutText).toSorted());
});

test('a page is listed with its text and what it needs, the manager’s page first', () => {
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
  const text = { purpose: 'Det, B er til.' };
  const textOf = (module: string) => (module === 'b.tsx' ? text : undefined);
  expect(screenFiles(tables, manifest, textOf)).toEqual({
    files: ['lists.js', 'a.js', 'b.css', 'b.js'],
    addresses: [
      ['^/a/[^/]+/?$', '', [[[0, 1], {}]]],
      [
        '^/both/?$',
        title,
        [
          [[0, 1], {}],
          [[2, 3], text],
        ],
      ],
    ],
  });
  expect(screensTag(screenFiles(tables, manifest, textOf))).toContain('type="application/json"');
});
