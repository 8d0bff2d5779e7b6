import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { GridEvent } from '../types.ts';
import {
  drawnEvent,
  movedTo,
  newAt,
  resizedTo,
  steppedChange,
  stretchedChange,
  type Spot,
} from './change.ts';
import { minutesBetween, wallTime } from './wall-time.ts';

const rules = { snap: 15, minimum: 15, newLength: 60, hours: { from: 0, to: 24 } };
const inView = { ...rules, hours: { from: 8, to: 21 } };
const event: GridEvent = {
  id: 'a',
  laneId: 'mette',
  start: '2026-11-12T15:00',
  end: '2026-11-12T23:00',
  title: 'Generalprøve',
  tone: 'done',
};
const spot = (date: string, minute?: number, laneId: string | undefined = 'mette'): Spot => ({
  date,
  minute,
  laneId,
});
const grabbed = spot('2026-11-12', 16 * 60);

describe('a move', () => {
  test.each([
    ['by time', spot('2026-11-12', 16 * 60 + 20), '2026-11-12T15:15', '2026-11-12T23:15', 'mette'],
    [
      'to another lane',
      spot('2026-11-12', 960, 'ida'),
      '2026-11-12T15:00',
      '2026-11-12T23:00',
      'ida',
    ],
    ['over midnight', spot('2026-11-12', 1200), '2026-11-12T19:00', '2026-11-13T03:00', 'mette'],
    ['to another day', spot('2026-11-15', 960), '2026-11-15T15:00', '2026-11-15T23:00', 'mette'],
    ['on a board of days', spot('2026-11-10'), '2026-11-10T15:00', '2026-11-10T23:00', 'mette'],
  ])('%s', (_name, to, start, end, laneId) => {
    expect(movedTo(event, grabbed, to, rules)).toMatchObject({ kind: 'move', start, end, laneId });
  });

  test('keeps within the hours in view', () => {
    const short = { ...event, start: '2026-11-12T15:00', end: '2026-11-12T16:00' };
    const from = spot('2026-11-12', 15 * 60 + 30);
    expect(movedTo(short, from, spot('2026-11-12', 8 * 60), inView).start).toMatch(/T08:00$/);
    expect(movedTo(short, from, spot('2026-11-12', 21 * 60), inView).end).toMatch(/T21:00$/);
  });

  test('over the skipped hour keeps its times of day', () => {
    const before = { ...event, start: '2026-03-28T22:00', end: '2026-03-29T06:00' };
    const day = spot('2026-03-28');
    expect(movedTo(before, day, spot('2026-03-29'), rules)).toMatchObject({
      start: '2026-03-29T22:00',
      end: '2026-03-30T06:00',
    });
  });

  test('into the skipped hour begins an hour later', () => {
    const early = { ...event, start: '2026-03-28T02:15', end: '2026-03-28T04:15' };
    const day = spot('2026-03-28');
    expect(movedTo(early, day, spot('2026-03-29'), rules)).toMatchObject({
      start: '2026-03-29T03:15',
      end: '2026-03-29T05:15',
    });
  });

  test('snaps, keeps its length and its kind of day', () => {
    const minutes = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 1, max: 3000 }), (from, to, length) => {
        const moved = { ...event, end: wallTime('2026-11-12', 900 + length) };
        const change = movedTo(moved, spot('2026-11-12', from), spot('2026-11-14', to), rules);
        expect(minutesBetween(change.start, change.end)).toBe(length);
        expect(minutesBetween('2026-11-14T00:00', change.start) % 15).toBe(0);
        expect(change.start.slice(0, 10)).toBe('2026-11-14');
      }),
    );
  });
});

describe('a resize', () => {
  test.each([
    ['end', spot('2026-11-12', 1000), '15:00', '16:45'],
    ['end', spot('2026-11-12', 600), '15:00', '15:15'],
    ['start', spot('2026-11-12', 1020), '17:00', '23:00'],
    ['start', spot('2026-11-12', 1435), '22:45', '23:00'],
  ] as const)('moves the %s to %o', (edge, to, start, end) => {
    const change = resizedTo(event, edge, to, rules);
    expect([change.start.slice(11), change.end.slice(11)]).toEqual([start, end]);
  });

  test('may go over midnight', () => {
    expect(resizedTo(event, 'end', spot('2026-11-13', 60), rules).end).toBe('2026-11-13T01:00');
  });
});

describe('a new event', () => {
  test.each([
    ['downwards', 545, 620, '09:00', '10:30'],
    ['upwards', 620, 545, '09:00', '10:30'],
    ['without length', 545, 546, '09:00', '09:15'],
  ])('is drawn %s', (_name, from, to, start, end) => {
    const change = drawnEvent(spot('2026-11-12', from), spot('2026-11-12', to), 'ida', rules);
    expect(change).toMatchObject({
      kind: 'create',
      laneId: 'ida',
      start: `2026-11-12T${start}`,
      end: `2026-11-12T${end}`,
    });
  });

  test.each([
    ['at the spot', spot('2026-11-12', 605), '10:00', '11:00'],
    ['at the end of the day', spot('2026-11-12', 1255), '20:00', '21:00'],
    ['on a board of days', spot('2026-11-12'), '08:00', '09:00'],
  ])('takes an hour %s', (_name, at, start, end) => {
    const change = newAt(at, 'ida', inView);
    expect([change.start.slice(11), change.end.slice(11)]).toEqual([start, end]);
  });
});

describe('a step by keyboard', () => {
  const days = ['2026-11-12', '2026-11-13'];
  const start = {
    kind: 'move',
    event,
    laneId: 'mette',
    start: event.start,
    end: event.end,
  } as const;

  test('moves by days, minutes and lane', () => {
    const step = { days: 1, minutes: 15, laneId: 'ida' };
    expect(steppedChange(start, step, days)).toMatchObject({
      laneId: 'ida',
      start: '2026-11-13T15:15',
      end: '2026-11-13T23:15',
    });
  });

  test('does not leave the days that are shown', () => {
    expect(steppedChange(start, { days: -1, minutes: 0, laneId: 'mette' }, days)).toBeUndefined();
  });

  test('passes the skipped hour in both directions', () => {
    const night = { ...start, start: '2026-03-29T01:45', end: '2026-03-29T04:45' };
    const shown = ['2026-03-29'];
    const on = steppedChange(night, { days: 0, minutes: 15, laneId: 'mette' }, shown);
    expect(on?.start).toBe('2026-03-29T03:00');
    const back = on && steppedChange(on, { days: 0, minutes: -15, laneId: 'mette' }, shown);
    expect(back?.start).toBe('2026-03-29T01:45');
  });

  test('stretches an end, at least to the minimum', () => {
    expect(stretchedChange(start, 'end', 15, 15)).toMatchObject({
      kind: 'resize',
      end: '2026-11-12T23:15',
    });
    expect(stretchedChange(start, 'end', -1440, 15).end).toBe('2026-11-12T15:15');
    expect(stretchedChange(start, 'start', -15, 15).start).toBe('2026-11-12T14:45');
  });
});
