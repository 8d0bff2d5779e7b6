import { expect, test } from 'vitest';

import { toEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { employeePaths, foundGroups, managerPaths, initialGroups } from './groups.ts';

const pages = [toEntry({ kind: 'pages', id: '/invo', to: '/invo', title: 'Invoices' })];
const invoices: readonly Entry[] = [7, 6, 5, 4, 3, 2].map((number) =>
  toEntry({
    kind: 'invoices',
    id: `${number}`,
    to: `/invo/${number}`,
    number,
    title: 'Holm & Søn',
  }),
);
const lists = [{ kind: 'invoices' as const, entries: invoices }];
const keys = (groups: ReturnType<typeof foundGroups>) =>
  groups.map(({ name, choices }) => [name, ...choices.map(({ key }) => key)]);

test('five hits of a kind are shown, and a link to the list with the same search', () => {
  const groups = foundGroups(lists, ' holm & ', managerPaths);
  expect(keys(groups)).toEqual([
    ['Fakturaer', ...[7, 6, 5, 4, 3].map((number) => `invoices:${number}`), 'all:invoices'],
  ]);
  const all = groups[0]?.choices.at(-1);
  expect(all).toMatchObject({ label: 'Vis alle 6', to: '/invo?q=holm+%26' });
});

test('there is no such link when all hits are shown or the kind has no list', () => {
  expect(keys(foundGroups(lists, '7', managerPaths))).toEqual([['Fakturaer', 'invoices:7']]);
  const [found] = foundGroups(lists, 'holm', employeePaths);
  expect(found?.choices).toHaveLength(5);
});

test('the initial groups are the recently opened entries that still exist, and the pages', () => {
  const recent = ['invoices:3', 'invoices:99', 'invoices:7'];
  const start = initialGroups({ commands: [], pages, lists, recent, fetching: false });
  expect(keys(start)).toEqual([
    ['Senest åbnet', 'invoices:3', 'invoices:7'],
    ['Sider', 'pages:/invo'],
  ]);
  const waiting = initialGroups({ commands: [], pages, lists: [], recent, fetching: true });
  expect(waiting[0]).toMatchObject({ name: 'Senest åbnet', placeholders: 3 });
  expect(keys(initialGroups({ commands: [], pages, lists: [], recent, fetching: false }))).toEqual([
    ['Sider', 'pages:/invo'],
  ]);
});
