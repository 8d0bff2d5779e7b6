import { expect, test } from 'vitest';

import {
  channelIdOf,
  channelWith,
  departmentPeople,
  groupOfId,
  orderPeople,
  unreadInGroup,
  type Colleague,
} from './channel.ts';

const person = (userId: string, changes: Partial<Colleague> = {}): Colleague => ({
  userId,
  departmentId: 'lyd',
  status: 'active',
  role: 'employee',
  ...changes,
});
const ids = (people: readonly Colleague[]) => people.map(({ userId }) => userId);

test('a direct conversation has the same id for both people', () => {
  expect(channelIdOf(channelWith('a', 'b'))).toBe(channelIdOf(channelWith('b', 'a')));
});

test.each(['g-dep.lyd-1', 'g-ord.12'])('a group is known by its own id: %s', (id) => {
  expect(channelIdOf(channelWith('me', id))).toBe(id);
});

test.each(['g-ord.012', 'g-ord.0', 'g-ord.x', 'g-ord.1234567890', 'g-dep.', 'g-dep.a.b', 'g-'])(
  'no other way of writing leads to a group: %s',
  (id) => {
    expect(groupOfId(id)).toBeUndefined();
    expect(() => channelWith('me', id)).toThrow('findes ikke');
  },
);

test('in a department’s conversation are those who are in it now and may log in', () => {
  const everybody = [
    person('in'),
    person('elsewhere', { departmentId: 'lys' }),
    person('left', { status: 'inactive' }),
    person('invited', { status: 'invited' }),
    person('boss', { departmentId: 'lys', role: 'owner' }),
  ];
  expect(ids(departmentPeople('lyd', everybody))).toEqual(['in']);
});

test('in an order’s conversation are its people, and managers who have written in it', () => {
  const everybody = [
    person('on'),
    person('off'),
    person('left', { status: 'inactive' }),
    person('boss', { role: 'owner' }),
    person('writes', { role: 'administrator' }),
    person('wrote', { role: 'employee' }),
  ];
  const planning = { allCanRequest: false, assignedIds: ['on', 'left'], requestedIds: ['off'] };
  const conversation = { order: { planning }, guestIds: ['writes', 'wrote'] };
  expect(ids(orderPeople(conversation, everybody))).toEqual(['on', 'writes']);
  expect(ids(orderPeople({ order: {}, guestIds: [] }, everybody))).toEqual([]);
});

test('in a group one has never opened twenty messages are unread at most', () => {
  expect([unreadInGroup(7, undefined), unreadInGroup(7000, undefined)]).toEqual([7, 20]);
  expect([unreadInGroup(7000, 0), unreadInGroup(12, 10)]).toEqual([7000, 2]);
});
