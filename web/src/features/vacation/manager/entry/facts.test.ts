import { expect, test } from 'vitest';

import { namesOf, othersAway } from './facts.ts';

const jonas = { employeeId: 'jonas', startDate: '2027-02-08', endDate: '2027-02-10' };

test.each([
  ['the day before', '2027-02-01', '2027-02-07', 0],
  ['its first day', '2027-02-01', '2027-02-08', 1],
  ['a day in it', '2027-02-09', '2027-02-09', 1],
  ['its last day', '2027-02-10', '2027-02-12', 1],
  ['the day after', '2027-02-11', '2027-02-12', 0],
])('a colleague who is away on %s', (_what, startDate, endDate, count) => {
  expect(othersAway(jonas, [{ employeeId: 'sara', startDate, endDate }])).toHaveLength(count);
});

test('a person is not away together with themselves', () => {
  expect(othersAway(jonas, [jonas, { ...jonas, startDate: '2027-02-01' }])).toEqual([]);
});

test('a person is named once, and as waiting only where nothing of theirs is approved', () => {
  const sara = { employeeId: 'sara', employeeName: 'Sara Winther' };
  const ali = { employeeId: 'ali', employeeName: 'Ali Hassan', status: 'pending' as const };
  const others = [
    { ...sara, status: 'pending' as const },
    { ...sara, status: 'approved' as const },
  ];
  expect(namesOf([...others, ali, ali], 'afventer')).toEqual([
    'Sara Winther',
    'Ali Hassan (afventer)',
  ]);
});
