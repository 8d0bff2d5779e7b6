import { describe, expect, test } from 'vitest';

import {
  isInternalId,
  mostProjects,
  noProjects,
  projectIdOf,
  withProject,
  type InternalProject,
  type ProjectList,
} from './projects.ts';
import { refusalOf } from './report.samples.ts';

const project = (name: string, projectId = name): InternalProject => ({
  projectId,
  name,
  code: '',
  description: '',
  isActive: true,
});
const listOf = (...names: string[]): ProjectList =>
  names.reduce((list, name) => withProject(list, project(name)), noProjects);
const codeOf = (list: ProjectList, added: InternalProject) =>
  refusalOf(() => withProject(list, added)).split(':')[0];

describe('the internal projects', () => {
  test('stand in Danish order, and each change is a version', () => {
    const { projects, version } = listOf('Værksted', 'Lager', 'Årsmøde', 'Kursus');
    expect(projects.map(({ name }) => name)).toEqual(['Kursus', 'Lager', 'Værksted', 'Årsmøde']);
    expect(version).toBe(4);
  });

  test('a project that is changed is there once', () => {
    const list = withProject(listOf('Lager'), { ...project('Depot', 'Lager'), isActive: false });
    expect(list.projects).toEqual([{ ...project('Depot', 'Lager'), isActive: false }]);
  });

  test('two have no name in common, whatever the letters; one keeps its own', () => {
    expect(codeOf(listOf('Ærø'), project('ærØ', 'other'))).toBe('name_taken');
    expect(codeOf(listOf('Ærø'), project('ÆRØ', 'Ærø'))).toBe('');
  });

  test(`there are at most ${mostProjects}`, () => {
    const full = {
      projects: Array.from({ length: mostProjects }, (_, i) => project(`P${i}`)),
      version: 1,
    };
    expect(codeOf(full, project('one more'))).toBe('bad_input');
    expect(codeOf(full, { ...project('P7'), code: 'SYV' })).toBe('');
  });
});

test('an internal project is told from an order by its id', () => {
  expect(isInternalId(projectIdOf('01JX'))).toBe(true);
  expect(isInternalId('01JX')).toBe(false);
});
