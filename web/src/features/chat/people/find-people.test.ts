import { expect, test } from 'vitest';

import { findPeople } from './find-people.ts';

const person = (name: string, department: string) => ({
  id: name,
  name,
  department,
  unreadCount: 0,
  isMe: false,
  isActive: true,
  hasPicture: false,
  lastAt: '',
  lastText: '',
  lastBy: '',
  read: 0,
});
const people = [person('Søren Bæk', 'Teknik'), person('Ida Krogh', 'Kontor')];
const found = (search: string) => findPeople(people, search).map(({ name }) => name);

test('people are found by the beginning of a name or the department, in the order of the list', () => {
  expect(found('')).toEqual(['Søren Bæk', 'Ida Krogh']);
  expect(found('  bæk sør')).toEqual(['Søren Bæk']);
  expect(found('k')).toEqual(['Ida Krogh']);
  expect(found('TEK')).toEqual(['Søren Bæk']);
  expect(found('rogh')).toEqual([]);
});
