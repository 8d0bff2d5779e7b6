import { describe, expect, test } from 'vitest';

import type { Order } from '../orders/order.ts';
import type { OrderPlanning } from '../planning/order-planning.ts';
import { emptyMarket } from '../planning/shift-market.ts';
import { isOver, orderTellings } from './order-tellings.ts';

const order: Order = {
  id: '12.x',
  number: 12,
  title: 'Sommerfest',
  description: '',
  startDate: '2026-06-12',
  endDate: '2026-06-12',
  startTime: '14:00',
  endTime: '20:00',
  status: 'notStarted',
  customerId: 'c1',
  company: '',
  name: '',
  noteEmployees: '',
  noteAdministration: '',
  planning: { allCanRequest: false, assignedIds: ['a', 'b'], requestedIds: ['z'] },
  version: 1,
};
const withPeople = (...assignedIds: string[]): Order => ({
  ...order,
  planning: { allCanRequest: false, assignedIds, requestedIds: [] },
});
const told = (before: Order | undefined, after: Order | undefined) =>
  orderTellings({ before, after }).map(({ to, occasion }) => [occasion.kind, to]);

test('people who are put on it, taken off it or stay each get their own notification', () => {
  const after = { ...withPeople('b', 'c'), startTime: '15:00' };
  expect(told(order, after)).toEqual([
    ['orderAssigned', ['c']],
    ['orderUnassigned', ['a']],
    ['orderChanged', ['b']],
    ['shiftAnswered', ['z']],
  ]);
});

test('a new order tells its people, a deleted one as well', () => {
  expect(told(undefined, order)).toEqual([['orderAssigned', ['a', 'b']]]);
  expect(told(order, undefined)).toEqual([
    ['orderCancelled', ['a', 'b']],
    ['shiftAnswered', ['z']],
  ]);
});

test('a cancelled order tells those it had, once', () => {
  const after: Order = { ...withPeople(), status: 'cancelled' };
  expect(told(order, after)).toEqual([
    ['orderCancelled', ['a', 'b']],
    ['shiftAnswered', ['z']],
  ]);
  expect(told(after, { ...after, title: 'Andet' })).toEqual([]);
});

test.each([
  [{ endDate: '2026-06-13' }, ['time']],
  [{ customerId: 'c2' }, ['place']],
  [{ address: 'Kaj 7', zipcode: '8000' }, ['place']],
  [{ contactPhone: '22334455' }, ['contact']],
  [{ noteEmployees: 'Mød ved porten' }, ['note']],
  [{ startTime: '', noteEmployees: 'x' }, ['time', 'note']],
])('%j is told', (change, changed) => {
  const [telling] = orderTellings({ before: order, after: { ...order, ...change } });
  expect(telling?.occasion).toMatchObject({ kind: 'orderChanged', facts: { changed } });
});

test.each([
  [{ title: 'Andet' }],
  [{ description: 'x' }],
  [{ noteAdministration: 'x' }],
  [{ status: 'done' as const }],
  [{ neededEmployees: 9 }],
  [{ address: '', contactName: '' }],
])('%j is nothing to tell', (change) => {
  expect(orderTellings({ before: order, after: { ...order, ...change } })).toEqual([]);
});

test('an order that was over before today sends nothing, one that is moved to today does', () => {
  const [assigned] = orderTellings({ before: undefined, after: order });
  if (assigned === undefined) throw new Error('Nobody is told');
  expect(isOver(assigned.occasion, '2026-06-12')).toBe(false);
  expect(isOver(assigned.occasion, '2026-06-13')).toBe(true);
  const after = { ...order, startDate: '2026-06-11', endDate: '2026-06-11' };
  const [moved] = orderTellings({ before: order, after });
  expect(moved && isOver(moved.occasion, '2026-06-12')).toBe(false);
  const facts = { conversationId: 'x', text: 'Hej' };
  expect(isOver({ kind: 'mentioned', facts }, '2026-06-12')).toBe(false);
});

describe('requests, offers and sales of shifts (product K17, K18, K25)', () => {
  const planned = (planning: Partial<OrderPlanning>, neededEmployees = 3): Order => ({
    ...order,
    neededEmployees,
    planning: { allCanRequest: true, assignedIds: ['a'], requestedIds: [], ...planning },
  });
  const answersOf = (before: Order, after: Order) =>
    orderTellings({ before, after }).flatMap(({ to, occasion }) =>
      occasion.kind === 'shiftAnswered' ? [[to, occasion.facts.answer]] : [],
    );
  const asked = planned({ requestedIds: ['z', 'y'] });

  test('an assigned requester is accepted, and others are refused only by a manager', () => {
    expect(answersOf(asked, planned({ assignedIds: ['a', 'z'], requestedIds: ['y'] }))).toEqual([
      [['z'], 'accepted'],
    ]);
    expect(answersOf(asked, planned({ requestedIds: ['y'] }))).toEqual([[['z'], 'refused']]);
  });

  test('requests end when the order is filled, needs fewer, is moved or done', () => {
    const ends: Order[] = [
      planned({ assignedIds: ['a', 'b', 'c'] }),
      planned({}, 1),
      { ...planned({}), endDate: '2026-06-20' },
      { ...planned({}), status: 'done' },
    ];
    for (const after of ends) expect(answersOf(asked, after)).toEqual([[['z', 'y'], 'ended']]);
  });

  test('a sold shift names its taker to the seller, who is not told that they were taken off', () => {
    const before = planned({ market: { ...emptyMarket, sellingIds: ['a'] } });
    const sold = orderTellings({ before, after: planned({ assignedIds: ['b'] }) });
    expect(sold).toContainEqual(
      expect.objectContaining({
        to: ['a'],
        of: 'b',
        occasion: expect.objectContaining({ kind: 'shiftTaken' }),
      }),
    );
    expect(told(before, planned({ assignedIds: ['b'] })).map(([kind]) => kind)).not.toContain(
      'orderUnassigned',
    );
  });

  test('an offer and its end are told to those it concerns', () => {
    const offered = planned({ market: { ...emptyMarket, offeredIds: ['x', 'y'] } });
    expect(told(planned({}), offered)).toEqual([['shiftOffered', ['x', 'y']]]);
    expect(told(offered, planned({ assignedIds: ['a', 'x'] }))).toEqual([
      ['orderAssigned', ['x']],
      ['shiftOfferEnded', ['y']],
    ]);
  });
});
