import fc from 'fast-check';
import { expect, test } from 'vitest';

import { placeOf, timelineOf } from './timeline.ts';

const evening = { from: '2027-03-10T16:00', to: '2027-03-11T01:00' };

test('an evening has ticks every three hours from its start, before it and after it', () => {
  expect(
    timelineOf(evening).ticks.map(({ label, isEdge }) => (isEdge ? `[${label}]` : label)),
  ).toEqual(['[16]', '19', '22', '[01]']);
});

test('bookings outside are not drawn, and those that reach beyond are cut', () => {
  const line = timelineOf(evening);
  expect(placeOf(line, { from: '2027-03-09T10:00', to: '2027-03-09T12:00' })).toBeUndefined();
  expect(placeOf(line, { from: '2027-03-01T00:00', to: '2027-04-01T00:00' })).toEqual({
    left: 0,
    width: 100,
  });
});

test('an order of any length has room on both sides and few ticks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 400 }), (hours) => {
      const to = new Date(Date.UTC(2027, 2, 10, 16 + hours)).toISOString().slice(0, 16);
      const line = timelineOf({ from: evening.from, to });
      const place = placeOf(line, { from: evening.from, to });
      expect(place?.left).toBeGreaterThan(0);
      expect((place?.left ?? 0) + (place?.width ?? 0)).toBeLessThan(100);
      expect(line.ticks.length).toBeLessThan(18);
    }),
  );
});
