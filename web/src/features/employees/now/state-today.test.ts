import type { PlannerAbsence, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { expect, test } from 'vitest';

import { lastDateOf, stateToday } from './state-today.ts';

const now = '2026-11-27T12:00';
const order = (number: number, startTime: string, endTime: string): PlannerOrder => ({
  id: `o${number}`,
  number,
  title: `Ordre ${number}`,
  customer: '',
  place: '',
  status: 'notStarted',
  startDate: '2026-11-27',
  endDate: '2026-11-27',
  startTime,
  endTime,
  neededEmployees: 1,
  missing: 0,
  allCanRequest: false,
  assignedIds: ['sara'],
  requestedIds: [],
  offeredIds: [],
  sellingIds: [],
  version: 1,
});
const absence: PlannerAbsence = {
  employeeId: 'sara',
  from: '2026-11-26T00:00',
  to: '2026-11-29T00:00',
  type: 'sickness',
  status: 'approved',
};
const morning = order(1, '08:00', '11:00');
const evening = order(2, '18:00', '23:00');
const timer = { employeeId: 'sara', projectId: 'o2', startedAt: '2026-11-27T08:00:00.000Z' };
const none = { orders: [], absences: [], running: [] };

test('the shift that has not ended is shown, and the last one when all have', () => {
  const plan = { ...none, orders: [evening, morning] };
  expect(stateToday(plan, 'sara', now)).toEqual({ kind: 'planned', order: evening });
  expect(stateToday(plan, 'sara', '2026-11-27T23:30')).toEqual({ kind: 'planned', order: evening });
});

test('an absence goes before a shift, and a running timer before both', () => {
  const plan = { ...none, orders: [evening], absences: [absence] };
  expect(stateToday(plan, 'sara', now)).toEqual({ kind: 'absent', absence });
  expect(stateToday({ ...plan, running: [timer] }, 'sara', now)).toEqual({
    kind: 'working',
    since: timer.startedAt,
    order: evening,
  });
});

test('an absence that waits or is over, and the work of another person, leave the day free', () => {
  const asked: PlannerAbsence = { ...absence, status: 'pending' };
  const over: PlannerAbsence = { ...absence, to: '2026-11-27T00:00' };
  const plan = { orders: [evening], absences: [asked, over], running: [timer] };
  expect(stateToday(plan, 'ali', now)).toEqual({ kind: 'free' });
  expect(stateToday({ ...none, absences: [asked, over] }, 'sara', now)).toEqual({ kind: 'free' });
});

test('an absence of whole days has a last date, one that ends within a day has none', () => {
  expect(lastDateOf(absence)).toBe('2026-11-28');
  expect(lastDateOf({ from: '', to: '2026-11-28T23:59' })).toBe('2026-11-28');
  expect(lastDateOf({ from: '', to: '2026-11-28T12:00' })).toBeUndefined();
});
