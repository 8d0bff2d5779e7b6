import type { AbsenceStatus } from '@driftig/contracts/vacation/absence-type';
import { expect, test } from 'vitest';

import { absence } from './absence.samples.ts';
import { deletedAbsence, endedAbsence, lastDayWhenWell, mayChange, mayDecide } from './decide.ts';

const statuses = ['pending', 'approved', 'rejected', 'deleted'] as const;
test.each([
  ['approved', ['pending']],
  ['rejected', ['pending']],
  ['pending', ['approved', 'rejected']],
] as const)('%s is reached from %j alone', (decision, from) => {
  const found = statuses.filter((status) => mayDecide(status, decision));
  expect(found.toSorted()).toEqual([...from].toSorted());
});

const today = '2026-04-07';
const own = { userId: 'jonas', isManager: false };
test.each<[string, object, boolean]>([
  ['waits', { status: 'pending' }, true],
  ['is approved', {}, false],
  ['is rejected', { status: 'rejected' }, false],
  ['is an illness of today', { type: 'sickness', appliedAt: today }, true],
  ['is an illness of yesterday', { type: 'sickness', appliedAt: '2026-04-06' }, false],
])('one’s own that %s may be changed: %j %s', (_what, fields, may) => {
  expect(mayChange(absence(fields), own, today)).toBe(may);
  expect(mayChange(absence(fields), { userId: 'sara', isManager: false }, today)).toBe(false);
  expect(mayChange(absence(fields), { userId: 'mette', isManager: true }, today)).toBe(true);
});

test('a deleted absence cannot be changed', () => {
  const gone: AbsenceStatus = 'deleted';
  expect(mayChange(absence({ status: gone }), { userId: 'mette', isManager: true }, today)).toBe(
    false,
  );
});

test.each([
  ['2026-03-01', '2031-04-11'],
  ['2026-06-01', '2031-06-05'],
])('deleted with the last day %s it may go after %s', (day, purgeAfter) => {
  expect(deletedAbsence(absence({ startDate: day }), today)).toMatchObject({
    status: 'deleted',
    purgeAfter,
  });
});

test.each([
  ['2026-04-07', '2026-04-07'],
  ['2026-04-06', '2026-04-06'],
  ['2026-04-01', '2026-04-06'],
])('ill since %s and well on 7 April: ill until %s', (startDate, last) => {
  const ill = absence({ type: 'sickness', startDate, isOpen: true });
  expect(lastDayWhenWell(ill, today)).toBe(last);
  expect(endedAbsence(ill, last, today)).toMatchObject({ isOpen: false, endDate: last });
});
