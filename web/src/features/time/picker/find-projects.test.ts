import type { Project } from '@driftig/contracts/time/project-routes';
import { expect, test } from 'vitest';

import { findProjects } from './find-projects.ts';

const project = (projectId: string, name: string, fields: Partial<Project> = {}): Project => ({
  projectId,
  name,
  code: '',
  description: '',
  isInternal: false,
  isActive: true,
  ...fields,
});
const store = project('ip-1', 'Lager og klargøring', { isInternal: true, code: 'LAGER' });
const party = project('o-1', '12 Sommerfest', { code: '12', description: 'Hotel Strandkanten' });
const fair = project('o-2', '13 Messe på lager', { code: '13' });
const closed = project('ip-2', 'Gammelt', { isInternal: true, isActive: false });
const all = [store, party, fair, closed];
const asked = { tab: 'all', search: '', recent: [] } as const;

test('the tabs part internal projects from orders, and closed ones are in none', () => {
  expect(findProjects(all, asked).others).toEqual([store, party, fair]);
  expect(findProjects(all, { ...asked, tab: 'internal' }).others).toEqual([store]);
  expect(findProjects(all, { ...asked, tab: 'orders' }).others).toEqual([party, fair]);
});

test('recently used ones come first, the newest of them at the top', () => {
  const recent = ['o-2', 'gone', 'ip-1'];
  expect(findProjects(all, { ...asked, recent })).toEqual({
    recent: [fair, store],
    others: [party],
  });
});

test('a search finds by name, code and description, and the beginning of a name first', () => {
  expect(findProjects(all, { ...asked, search: 'lager', recent: ['o-2'] })).toEqual({
    recent: [],
    others: [store, fair],
  });
  expect(findProjects(all, { ...asked, search: 'strand' }).others).toEqual([party]);
  expect(findProjects(all, { ...asked, search: '13' }).others).toEqual([fair]);
  expect(findProjects(all, { ...asked, search: 'ager' }).others).toEqual([]);
});
