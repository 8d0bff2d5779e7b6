import { describe, expect, test } from 'vitest';

import type { Occasion } from './occasion.ts';
import { openAskOf } from './open-ask.ts';

const time = {
  startDate: '2027-03-10',
  endDate: '2027-03-10',
  startTime: '10:00',
  endTime: '16:00',
};
const market = {
  offeredIds: ['sara'],
  sellingIds: [],
  takes: [{ employeeId: 'ida', sellerId: 'x' }],
};
const order = {
  id: 'o1',
  status: 'notStarted' as const,
  ...time,
  planning: { allCanRequest: true, assignedIds: [], requestedIds: ['ali'], market },
};
const facts = { number: 1, title: 'Fest', ...time };
const requested: Occasion = { kind: 'shiftRequested', facts };
const offered: Occasion = { kind: 'shiftOffered', facts };
const manager = { userId: 'mette', isManager: true };
const sara = { userId: 'sara', isManager: false };
const clock = '2027-03-09T12:00';

describe('openAskOf', () => {
  test.each(['ali', 'ida'])('a request or a take of %s waits for a manager', (by) => {
    const ask = openAskOf(order, { occasion: requested, by, reader: manager, clock });
    expect(ask).toEqual({ kind: 'request', orderId: 'o1', employeeId: by });
  });

  test('an offer waits for who has it, and for no one else', () => {
    const about = { occasion: offered, by: 'mette', clock };
    expect(openAskOf(order, { ...about, reader: sara })).toMatchObject({ kind: 'offer' });
    expect(openAskOf(order, { ...about, reader: manager })).toBeUndefined();
  });

  test.each([
    ['an answered request', { ...order, planning: { ...order.planning, requestedIds: [] } }, clock],
    ['a cancelled order', { ...order, status: 'cancelled' as const }, clock],
    ['a shift that is over', order, '2027-03-10T16:00'],
    ['an order that is gone', undefined, clock],
  ])('%s asks nothing', (_, changed, at) => {
    const about = { occasion: requested, by: 'ali', reader: manager, clock: at };
    expect(openAskOf(changed, about)).toBeUndefined();
  });

  test('a request asks nothing of an employee', () => {
    expect(
      openAskOf(order, { occasion: requested, by: 'ali', reader: sara, clock }),
    ).toBeUndefined();
  });
});
