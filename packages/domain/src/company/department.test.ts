import { describe, expect, test } from 'vitest';

import { compareNames, departmentKey, assertMayDeleteDepartment } from './department.ts';

const of = (members: number) => ({ departmentId: 'd', name: 'Kontor', members, version: 1 });

describe('two names are the same', () => {
  test.each([
    ['Kontor', 'KONTOR'],
    ['Opsætning', 'opsÆTNING'],
    ['Ølteltet', 'øLTELTET'],
    ['På farten', 'PÅ FARTEN'],
    ['Lyd og lys', ' Lyd  og\tlys '],
    ['Gårdhave', 'Ga\u030Ardhave'],
  ])('%s is %s', (one, other) => {
    expect(departmentKey(one)).toBe(departmentKey(other));
  });

  test.each([
    ['Kontor', 'Kontoret'],
    ['Gård', 'Gaard'],
    ['Opsætning', 'Opsaetning'],
  ])('%s is not %s', (one, other) => {
    expect(departmentKey(one)).not.toBe(departmentKey(other));
  });
});

test('they stand as in a Danish register', () => {
  const names = ['Åse', 'Øl', 'Ærø', 'Zone 10', 'Zone 9', 'bar'].map((name) => ({ name }));
  expect(names.toSorted(compareNames).map(({ name }) => name)).toEqual([
    'bar',
    'Zone 9',
    'Zone 10',
    'Ærø',
    'Øl',
    'Åse',
  ]);
});

describe('a department may go', () => {
  test('when it is empty and not the last', () => {
    expect(() => assertMayDeleteDepartment(of(0), 2)).not.toThrow();
  });

  test.each([
    [0, 1, 'Du kan ikke slette den sidste afdeling.'],
    [3, 1, 'Du kan ikke slette den sidste afdeling.'],
    [1, 2, 'Afdelingen har 1 medarbejder. Flyt vedkommende først.'],
    [3, 2, 'Afdelingen har 3 medarbejdere. Flyt dem først.'],
  ])('not with %i people as one of %i: %s', (members, count, text) => {
    expect(() => assertMayDeleteDepartment(of(members), count)).toThrow(text);
  });
});
