import fc from 'fast-check';
import { expect, test } from 'vitest';

import { assertTripDates, assertUnlinked, tripMoves, type LinkedRow } from './trip.ts';

const row: fc.Arbitrary<LinkedRow | undefined> = fc.option(
  fc.record({
    tripId: fc.constantFrom('', 'a', 'b'),
    kind: fc.constantFrom('expense', 'receipt', 'mileage', 'diet'),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    isRejected: fc.boolean(),
  }),
  { nil: undefined },
);

test('after any chain of changes a trip has the figures of what is linked to it', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (chain) => {
      const moves = chain.flatMap((after, index) => tripMoves(chain[index - 1], after));
      const last = chain.at(-1);
      for (const tripId of ['a', 'b', '']) {
        const own = moves.filter((move) => move.tripId === tripId);
        const sum = (name: 'links' | 'expense' | 'receiptTotal' | 'mileage' | 'diet') =>
          own.reduce((total, move) => total + move[name], 0);
        const isLinked = tripId !== '' && last?.tripId === tripId;
        const amount = isLinked && !last.isRejected ? last.amount : 0;
        expect(sum('links')).toBe(isLinked ? 1 : 0);
        expect(sum('expense')).toBe(last?.kind === 'expense' ? amount : 0);
        expect(sum('receiptTotal')).toBe(last?.kind === 'receipt' ? amount : 0);
        expect(sum('mileage')).toBe(last?.kind === 'mileage' ? amount : 0);
        expect(sum('diet')).toBe(last?.kind === 'diet' ? amount : 0);
      }
    }),
  );
});

test('a change that moves no figure writes nothing', () => {
  const linked: LinkedRow = { tripId: 'a', kind: 'expense', amount: 100, isRejected: false };
  expect(tripMoves(linked, linked)).toEqual([]);
});

test('one trip is moved once: a transaction writes an item once', () => {
  const before: LinkedRow = { tripId: 'a', kind: 'expense', amount: 100, isRejected: false };
  expect(tripMoves(before, { ...before, amount: 250 })).toEqual([
    { tripId: 'a', links: 0, expense: 150, receiptTotal: 0, mileage: 0, diet: 0 },
  ]);
});

test('a trip may last one day, and not end before it starts', () => {
  const trip = { title: '', location: '', purpose: '', description: '' };
  const of = (startDate: string, endDate: string) => () =>
    assertTripDates({ ...trip, startDate, endDate });
  expect(of('2026-03-10', '2026-03-10')).not.toThrow();
  expect(of('2026-03-10', '2026-03-09')).toThrow('Slutdatoen');
});

test('a trip with a linked row is not deleted', () => {
  expect(() => assertUnlinked({ links: 1 })).toThrow(
    'Rejsen har udgifter, bilag, kørsel eller diæter',
  );
  expect(() => assertUnlinked({ links: 0 })).not.toThrow();
});
