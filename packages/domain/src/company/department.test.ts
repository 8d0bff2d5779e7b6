import { describe, expect, test } from 'vitest';

import { compareNames, departmentKey, assertMayDeleteDepartment } from './department.ts';

const of = (members: number) => ({ departmentId: 'd', name: 'Kontor', members, version: 1 });

describe('the key of a department name', () => {
  test.each([
    ['Kontor', 'KONTOR'],
    ['Opsætning', 'opsÆTNING'],
    ['Ølteltet', 'øLTELTET'],
    ['På farten', 'PÅ FARTEN'],
    ['Lyd og lys', ' Lyd  og\tlys '],
    ['Gårdhave', 'Ga\u030Ardhave'],
  ])('%s and %s have the same key', (one, other) => {
    expect(departmentKey(one)).toBe(departmentKey(other));
  });

  test.each([
    ['Kontor', 'Kontoret'],
    ['Gård', 'Gaard'],
    ['Opsætning', 'Opsaetning'],
  ])('%s and %s have different keys', (one, other) => {
    expect(departmentKey(one)).not.toBe(departmentKey(other));
  });
});

test('departments are sorted in Danish alphabetical order', () => {
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

describe('a department', () => {
  test('may be deleted when it is empty and not the last', () => {
    expect(() => assertMayDeleteDepartment(of(0), 2)).not.toThrow();
  });

  test.each([
    [0, 1, 'Du kan ikke slette den sidste afdeling.'],
    [3, 1, 'Du kan ikke slette den sidste afdeling.'],
    [1, 2, 'Afdelingen har 1 medarbejder. Flyt vedkommende først.'],
    [3, 2, 'Afdelingen har 3 medarbejdere. Flyt dem først.'],
  ])('with %i people, one of %i departments, may not be deleted: %s', (members, count, text) => {
    expect(() => assertMayDeleteDepartment(of(members), count)).toThrow(text);
  });
});
