import { describe, expect, test } from 'vitest';

import type { MonthOrder } from '../planning/month-orders.ts';
import { shiftViewOf, strongestShift, type Viewer } from './shift-status.ts';

const order: MonthOrder = {
  number: 12,
  from: '2026-06-12T14:00',
  to: '2026-06-12T20:00',
  status: 'notStarted',
  neededEmployees: 2,
  assignedEmployees: 1,
  allCanRequest: true,
  requestedIds: [],
  offeredIds: [],
  sellingIds: [],
  staff: '',
};
const sara: Viewer = { userId: 'sara', bookings: [], absences: [], swapping: new Set() };
const booked = (orderNumber: number, from: string, to: string) => ({
  ...sara,
  bookings: [{ orderNumber, from, to }],
});
const mine = booked(12, order.from, order.to);
const before = '2026-06-12T12:00';
const view = (changes: Partial<MonthOrder>, viewer: Viewer = sara, now = before) =>
  shiftViewOf({ ...order, ...changes }, viewer, now);

describe('the status of a shift for an employee (product S12)', () => {
  test.each<[string, Partial<MonthOrder>, Viewer, object]>([
    ['it lacks people and all may ask', {}, sara, { status: 'open' }],
    ['it runs and lacks people', { status: 'started' }, sara, { status: 'open' }],
    ['not all may ask', { allCanRequest: false }, sara, { status: 'taken', reason: 'closed' }],
    ['it has its people', { neededEmployees: 1 }, sara, { status: 'taken', reason: 'full' }],
    ['it is done', { status: 'done' }, mine, { status: 'finished' }],
    ['it is cancelled', { status: 'cancelled' }, mine, { status: 'none' }],
    ['it is offered', { offeredIds: ['sara'], allCanRequest: false }, sara, { status: 'offered' }],
    ['it is asked for', { requestedIds: ['sara'] }, sara, { status: 'requested' }],
    ['it is sold', { sellingIds: ['ali'], neededEmployees: 1 }, sara, { status: 'forSale' }],
    [
      'an offer counts before a sale',
      { offeredIds: ['sara'], sellingIds: ['ali'] },
      sara,
      { status: 'offered' },
    ],
    ['it is one’s own', {}, mine, { status: 'mine' }],
    ['one sells it', { sellingIds: ['sara'] }, mine, { status: 'selling' }],
    ['a colleague sells another place of it', { sellingIds: ['ali'] }, mine, { status: 'mine' }],
    ['a swap waits', {}, { ...mine, swapping: new Set([12]) }, { status: 'requested' }],
  ])('%s', (_what, changes, viewer, expected) => {
    expect(view(changes, viewer)).toEqual(expected);
  });

  test.each<[string, Viewer, string, object]>([
    ['it is over', sara, order.to, { status: 'taken', reason: 'over' }],
    ['a minute before its end it is not', sara, '2026-06-12T19:59', { status: 'open' }],
    [
      'one is on another order then',
      booked(13, '2026-06-12T19:00', '2026-06-12T22:00'),
      before,
      { status: 'taken', reason: 'busy' },
    ],
    [
      'the other order begins at its end',
      booked(13, order.to, '2026-06-12T22:00'),
      before,
      { status: 'open' },
    ],
    [
      'one is absent',
      { ...sara, absences: [{ from: '2026-06-12T00:00', to: '2026-06-13T00:00' }] },
      before,
      { status: 'taken', reason: 'away' },
    ],
  ])('%s', (_what, viewer, now, expected) => {
    expect(view({}, viewer, now)).toEqual(expected);
  });
});

test('a day takes the first of 7, 9, 3, 8, 2, 1, 6, 4, 5 and 0', () => {
  const order = [
    'mine',
    'selling',
    'offered',
    'requested',
    'forSale',
    'open',
    'absent',
    'taken',
    'finished',
  ] as const;
  for (const [index, status] of order.entries())
    expect(strongestShift(order.slice(index).toReversed())).toBe(status);
  expect(strongestShift([])).toBe('none');
});
