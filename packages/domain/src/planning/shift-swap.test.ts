import { describe, expect, test } from 'vitest';

import { orderFactsOf } from '../notifications/order-facts.ts';
import type { Order } from '../orders/order.ts';
import { endsSwap, isSwapAhead, sidesFor, withSwapped, type ShiftSwap } from './shift-swap.ts';

const first: Order = {
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
  neededEmployees: 1,
  planning: { allCanRequest: false, assignedIds: ['sara'], requestedIds: [] },
  version: 1,
};
const second = onOrder({ ...first, number: 13, startDate: '2026-06-14', endDate: '2026-06-14' }, [
  'ali',
]);
const swap: ShiftSwap = {
  proposer: { employeeId: 'sara', order: orderFactsOf(first) },
  colleague: { employeeId: 'ali', order: orderFactsOf(second) },
  isAccepted: false,
  version: 1,
};

function onOrder(order: Order, assignedIds: string[], sellingIds: string[] = []): Order {
  const market = { sellingIds, offeredIds: [], takes: [] };
  const planning = { allCanRequest: false, assignedIds, requestedIds: [], market };
  return { ...order, planning };
}

describe('a swap', () => {
  test.each<[string, Order | undefined, boolean]>([
    ['the note changes', { ...first, noteEmployees: 'Ny' }, false],
    ['another person joins', onOrder(first, ['sara', 'ida']), false],
    ['the order starts', { ...first, status: 'started' }, false],
    ['the order is done', { ...first, status: 'done' }, true],
    ['the order is cancelled', { ...first, status: 'cancelled' }, true],
    ['the order is deleted', undefined, true],
    ['the order is moved', { ...first, startTime: '15:00' }, true],
    ['its person is taken off', onOrder(first, []), true],
    ['its person sells the shift', onOrder(first, ['sara'], ['sara']), true],
    ['the other person joins', onOrder(first, ['sara', 'ali']), true],
  ])('when %s: ends %s', (_, after, ends) => {
    expect(endsSwap(swap, { before: first, after })).toBe(ends);
  });

  test.each<[string, Partial<Order>, string, boolean]>([
    ['the proposer, at the time of the shift that they would get', second, 'sara', true],
    ['the colleague, at the time of the shift that they would get', first, 'ali', true],
    [
      'the colleague, at another time',
      { startDate: '2026-06-20', endDate: '2026-06-20' },
      'ali',
      false,
    ],
    ['another person, at that time', first, 'ida', false],
  ])('a third order takes %s', (_, time, person, ends) => {
    const { startDate = '', endDate = '' } = time;
    const third = onOrder({ ...first, startDate, endDate, number: 14 }, [person]);
    expect(endsSwap(swap, { before: undefined, after: third })).toBe(ends);
  });

  test('is over when the first of its shifts begins', () => {
    expect(isSwapAhead(swap, '2026-06-12T13:59')).toBe(true);
    expect(isSwapAhead(swap, '2026-06-12T14:00')).toBe(false);
  });

  test('is seen from the own side, and by no other person', () => {
    expect(sidesFor(swap, 'ali')).toEqual({ own: swap.colleague, other: swap.proposer });
    expect(() => sidesFor(swap, 'ida')).toThrow('Det findes ikke.');
  });
});

test('the one comes in the place of the other, and a request of who comes is gone', () => {
  const planning = { allCanRequest: true, assignedIds: ['ida', 'sara'], requestedIds: ['ali'] };
  const after = withSwapped({ ...first, neededEmployees: 3, planning }, 'sara', 'ali');
  expect(after).toMatchObject({
    version: 2,
    planning: { assignedIds: ['ida', 'ali'], requestedIds: [] },
  });
});
