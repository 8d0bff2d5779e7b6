import { describe, expect, test } from 'vitest';

import { lostAssignees, mayDeleteTask, seesCategory, seesTask, type BoardPerson } from './sight.ts';

const person = (userId: string, fields: Partial<BoardPerson> = {}): BoardPerson => ({
  userId,
  role: 'employee',
  departmentId: '',
  status: 'active',
  ...fields,
});
const owner = person('owner', { role: 'owner' });
const administrator = person('administrator', { role: 'administrator' });
const creator = person('creator');
const member = person('member', { departmentId: 'setup' });
const named = person('named');
const outsider = person('outsider', { departmentId: 'kitchen' });
const everyone = [owner, administrator, creator, member, named, outsider];

const names = (people: readonly BoardPerson[]) => people.map(({ userId }) => userId);
const task = (sharedWith: readonly string[]) => ({ sharedWith, createdBy: 'creator' });
const seers = (category: readonly string[], own: readonly string[]) =>
  names(
    everyone.filter((one) =>
      seesTask(one, { task: task(own), category: { sharedWith: category } }),
    ),
  );

describe('a person sees', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['with no one', [], ['owner', 'administrator']],
    ['with a department', ['setup'], ['owner', 'administrator', 'member']],
    ['with a person', ['named'], ['owner', 'administrator', 'named']],
  ])('a category that is shared %s', (_how, sharedWith, seeing) => {
    expect(names(everyone.filter((one) => seesCategory(one, { sharedWith })))).toEqual(seeing);
  });

  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['unshared', [], [], ['owner', 'administrator', 'creator']],
    ['of a shared category', ['setup'], [], ['owner', 'administrator', 'creator', 'member']],
    ['shared by itself', [], ['named'], ['owner', 'administrator', 'creator', 'named']],
    [
      'shared both ways',
      ['setup'],
      ['named'],
      ['owner', 'administrator', 'creator', 'member', 'named'],
    ],
  ])('a task that is %s', (_how, category, own, seeing) => {
    expect(seers(category, own)).toEqual(seeing);
  });

  test('nothing by having no department', () => {
    expect(seesCategory(person('x'), { sharedWith: [''] })).toBe(false);
  });
});

test('the creator and managers delete a task', () => {
  expect(names(everyone.filter((one) => mayDeleteTask(one, { createdBy: 'creator' })))).toEqual([
    'owner',
    'administrator',
    'creator',
  ]);
});

test('assignees who left or see the task no more are lost', () => {
  const category = {
    categoryId: 'c',
    name: 'C',
    sharedWith: ['setup'],
    checklist: [],
    deletedAt: '',
    version: 1,
  };
  const placed = {
    category,
    task: {
      ...task([]),
      assignees: ['owner', 'member', 'named', 'gone', 'away'],
    } as unknown as Parameters<typeof lostAssignees>[0]['task'],
  };
  const away = person('away', { departmentId: 'setup', status: 'inactive' });
  expect(lostAssignees(placed, [...everyone, away])).toEqual(['named', 'gone', 'away']);
});
