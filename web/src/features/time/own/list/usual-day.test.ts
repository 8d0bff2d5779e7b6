import { expect, test } from 'vitest';

import { entrySample } from '../../entry/entry.samples.ts';
import { newRow, recentProjects, usualDay } from './usual-day.ts';

const date = '2026-11-24';
const last = { ...entrySample, startTime: '08:00', endTime: '16:00', breakMinutes: 30 };

test('an ordinary day has the project of last time and what the norm lacks', () => {
  const known = { date, timeMode: 'daily', recent: [entrySample], lacking: 740 } as const;
  expect(usualDay(known)).toEqual({
    date,
    projectId: 'ip-1',
    projectName: 'Lager og klargøring',
    activity: 'Klargøring',
    hundredths: 740,
  });
  expect(usualDay({ ...known, recent: [], lacking: 0 })).toEqual({ date, hundredths: null });
});

test('by range it has the times of last time, or 07:00 to 15:00', () => {
  const known = { date, timeMode: 'range', lacking: 740 } as const;
  const night = { ...last, startTime: '22:00', endTime: '24:00', shiftId: 'shift' };
  expect(usualDay({ ...known, recent: [night, last] })).toMatchObject({
    startTime: '08:00',
    endTime: '16:00',
    breakMinutes: 30,
  });
  expect(usualDay({ ...known, recent: [] })).toEqual({
    date,
    startTime: '07:00',
    endTime: '15:00',
  });
});

test('a new row of one’s own begins with 07:00 to 15:00 by range, and empty by day', () => {
  expect(newRow(date, 'range')).toEqual({ date, startTime: '07:00', endTime: '15:00' });
  expect(newRow(date, 'daily')).toEqual({ date });
});

test('the projects used last are there once each, without adjustments', () => {
  const rows = ['ip-1', 'o-2', '', 'ip-1'].map((projectId) => ({ ...entrySample, projectId }));
  expect(recentProjects(rows)).toEqual(['ip-1', 'o-2']);
});
