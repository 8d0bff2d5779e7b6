import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { axisMap, monthMap, rowMap } from './board-map.ts';

const day = '2026-11-12';
const lanes = ['open', 'mette', 'ida'];
const axis = {
  width: 300,
  columns: lanes.map((laneId) => ({ date: day, laneId })),
  hours: { from: 8, to: 20 },
  hourHeight: 40,
  pinned: 0,
  scrolled: 0,
};
const change = (start: string, end: string, laneId = 'mette') =>
  ({ kind: 'move', laneId, start, end }) as const;

describe('a time axis', () => {
  test.each([
    [{ x: 0, y: 0 }, 'open', 480],
    [{ x: 150, y: 60 }, 'mette', 570],
    [{ x: 999, y: 9999 }, 'ida', 1200],
    [{ x: -5, y: -5 }, 'open', 480],
  ])('at %o', (point, laneId, minute) => {
    expect(axisMap(axis).spotAt(point)).toEqual({ date: day, laneId, minute });
  });

  test('a place is drawn where it is found again', () => {
    const map = axisMap(axis);
    const quarters = fc.integer({ min: 32, max: 76 });
    fc.assert(
      fc.property(quarters, fc.constantFrom(...lanes), (quarter, laneId) => {
        const time = (minutes: number) =>
          `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const from = quarter * 15;
        const [box] = map.boxesOf(change(time(from), time(from + 60), laneId));
        const spot = map.spotAt({ x: (box?.left ?? 0) + 1, y: (box?.top ?? 0) - 1 });
        expect(spot).toMatchObject({ date: day, laneId });
        expect(Math.round((spot.minute ?? 0) / 15) * 15).toBe(from);
      }),
    );
  });

  test('a pinned column is found above the one that is scrolled below it', () => {
    const map = axisMap({ ...axis, pinned: 1, scrolled: 150 });
    expect(map.spotAt({ x: 160, y: 0 }).laneId).toBe('open');
    expect(map.spotAt({ x: 260, y: 0 }).laneId).toBe('ida');
  });

  test('a night has a box on each of its days', () => {
    const columns = [day, '2026-11-13'].map((date) => ({ date, laneId: 'mette' }));
    const map = axisMap({ ...axis, columns, hours: { from: 0, to: 24 } });
    expect(map.boxesOf(change(`${day}T22:00`, '2026-11-13T02:00'))).toHaveLength(2);
  });
});

describe('rows of lanes', () => {
  const map = rowMap({
    rows: lanes.map((laneId, index) => ({ laneId, top: index * 80, height: 80 })),
    days: [day, '2026-11-13'],
    names: 100,
    width: 300,
    scrolled: 0,
    view: { top: 0, bottom: 150 },
  });

  test.each([
    [{ x: 120, y: 10 }, day, 'open'],
    [{ x: 210, y: 100 }, '2026-11-13', 'mette'],
    [{ x: 20, y: 999 }, day, 'ida'],
  ])('at %o', (point, date, laneId) => {
    expect(map.spotAt(point)).toEqual({ date, laneId, minute: undefined });
  });

  test('only cells in view are asked for answers', () => {
    expect(map.cellInView?.('mette', day)).toMatchObject({ top: 80 });
    expect(map.cellInView?.('ida', day)).toBeUndefined();
  });

  test('a place is the cell of its lane and day', () => {
    expect(map.boxesOf(change('2026-11-13T14:00', '2026-11-14T01:00'))).toEqual([
      { left: 200, top: 80, width: 100, height: 80 },
    ]);
  });
});

test('in a month the nearest day is found', () => {
  const cells = [day, '2026-11-13'].map((date, index) => ({
    date,
    left: index * 50,
    top: 0,
    width: 50,
    height: 50,
  }));
  const map = monthMap(cells);
  expect(map.spotAt({ x: 60, y: 10 }).date).toBe('2026-11-13');
  expect(map.spotAt({ x: -90, y: 400 }).date).toBe(day);
});
