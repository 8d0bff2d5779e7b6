import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hundredthsOfMinutes } from './clock.ts';
import { minutesOf } from './minutes.ts';
import { newReports } from './new-reports.ts';
import {
  assertRegistration,
  partsOf,
  registrationFaults,
  shownHundredths,
  type Registration,
} from './register.ts';
import { refusalOf } from './report.samples.ts';

const skipped =
  'Uret stilles frem fra 02.00 til 03.00 den 29-03-2026, så det klokkeslæt findes ikke.';
const today = '2026-06-09';
const hours: Registration = {
  date: today,
  kind: 'work',
  projectId: 'ip-store',
  projectName: 'Lager',
  isInternal: true,
  activity: '',
  hundredths: 740,
  startTime: '',
  endTime: '',
  breakMinutes: 0,
  flexReason: '',
  isOverMidnight: false,
};
const range: Registration = {
  ...hours,
  hundredths: undefined,
  startTime: '07:00',
  endTime: '15:00',
};
const night: Registration = {
  ...range,
  startTime: '18:00',
  endTime: '02:00',
  isOverMidnight: true,
};
const adjustment: Registration = {
  ...hours,
  kind: 'flexAdjustment',
  projectId: '',
  projectName: '',
  hundredths: -350,
  flexReason: 'Afspadsering',
};

describe('the checks of a registration (product V21)', () => {
  const backwards = 'Start/slut skal sættes korrekt (slut efter start).';
  test.each<[string, Registration, Record<string, string>]>([
    ['hours', hours, {}],
    ['no date', { ...hours, date: '' }, { date: 'Dato skal udfyldes.' }],
    ['no hours', { ...hours, hundredths: 0 }, { hundredths: 'Timer skal være over 0.' }],
    [
      'hours left out',
      { ...hours, hundredths: undefined },
      { hundredths: 'Timer skal være over 0.' },
    ],
    ['24 hours', { ...hours, hundredths: 2400 }, {}],
    ['over 24', { ...hours, hundredths: 2401 }, { hundredths: 'En dag har højst 24 timer.' }],
    ['no project', { ...hours, projectId: '' }, { projectId: 'Vælg projekt for arbejdstimer.' }],
    ['a range', range, {}],
    ['a range backwards', { ...range, endTime: '07:00' }, { endTime: backwards }],
    ['half a range', { ...range, endTime: '' }, { endTime: backwards }],
    [
      'a break as long as it',
      { ...range, breakMinutes: 480 },
      { breakMinutes: 'Pausen er længere end vagten.' },
    ],
    ['a night', night, {}],
    [
      'a night of a day and more',
      { ...night, endTime: '18:00' },
      { endTime: 'En vagt over midnat er højst 24 timer. Vælg en tidligere slut.' },
    ],
    ['an adjustment', adjustment, {}],
    [
      'an adjustment by 0 without a reason',
      { ...adjustment, hundredths: 0, flexReason: ' ab ' },
      {
        hundredths: 'Skriv, hvor mange timer flexen rettes med.',
        flexReason: 'Angiv en begrundelse for flex-justeringen.',
      },
    ],
    ['a date in the earliest year', { ...hours, date: '2021-01-01' }, {}],
    [
      'one too early',
      { ...hours, date: '2020-12-31' },
      { date: 'Datoen kan tidligst ligge i 2021.' },
    ],
    ['a month ahead', { ...hours, date: '2026-07-10' }, {}],
    [
      'further ahead',
      { ...hours, date: '2026-07-11' },
      { date: 'Datoen kan højst ligge 31 dage frem.' },
    ],
  ])('%s', (_what, sent, expected) => {
    expect(registrationFaults(sent, today, 'daily')).toEqual(expected);
    const [first = ''] = Object.values(expected);
    expect(refusalOf(() => assertRegistration(sent, today, 'daily'))).toBe(
      first && `bad_input: ${first}`,
    );
  });

  test('by range, times are asked for where there are none', () => {
    expect(registrationFaults(hours, today, 'range')).toEqual({ endTime: backwards });
  });
});

describe('the rows of a registration', () => {
  test('hours alone have no times, and work has no reason', () => {
    const sent = { ...hours, breakMinutes: 30, flexReason: 'x' };
    expect(partsOf(sent)).toEqual([
      expect.objectContaining({ hundredths: 740, startTime: '', breakMinutes: 0, flexReason: '' }),
    ]);
  });

  test('an adjustment has no project and no times (product T18)', () => {
    const [row] = partsOf({ ...adjustment, projectId: 'ip-store', startTime: '07:00' });
    expect(row).toMatchObject({ projectId: '', startTime: '', hundredths: -350 });
  });

  test('a night is cut at midnight, and its longer part has the break (product T1)', () => {
    const rows = partsOf({ ...night, breakMinutes: 30 }).map((row) => [
      row.date,
      row.startTime,
      row.endTime,
      row.breakMinutes,
      row.hundredths,
    ]);
    expect(rows).toEqual([
      ['2026-06-09', '18:00', '24:00', 30, 550],
      ['2026-06-10', '00:00', '02:00', 0, 200],
    ]);
  });

  test.each(['00:00', '24:00'])('a shift until %s is one row', (endTime) => {
    expect(partsOf({ ...night, endTime })).toEqual([
      expect.objectContaining({ date: today, endTime: '24:00', hundredths: 600 }),
    ]);
  });

  const minute = fc.integer({ min: 0, max: 1439 });
  const timeOf = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  test('the hours of the parts of a night are those of the whole, and so are their breaks', () => {
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 600 }), (start, end, pause) => {
        fc.pre(end < start && 1440 - start + end > pause);
        const sent = {
          ...night,
          startTime: timeOf(start),
          endTime: timeOf(end),
          breakMinutes: pause,
        };
        const rows = partsOf(sent);
        const whole = 1440 - start + end - pause;
        expect(minutesOf(rows)).toBe(whole);
        expect(rows.reduce((total, row) => total + row.breakMinutes, 0)).toBe(pause);
        expect(rows.every((row) => row.breakMinutes >= 0 && row.hundredths >= 0)).toBe(true);
        expect(shownHundredths(sent)).toBe(hundredthsOfMinutes(whole));
      }),
    );
  });
});

describe('new reports', () => {
  const who = () => {
    let count = 0;
    return {
      employeeId: 'jonas',
      now: '2026-06-09T15:00:00.000Z',
      newId: () => `id${(count += 1)}`,
    };
  };

  test('wait for approval, and their ids name person and month', () => {
    const [only] = newReports(partsOf(hours), who());
    expect(only).toMatchObject({
      reportId: 'jonas.202606.id1',
      employeeId: 'jonas',
      status: 'pending',
      shiftId: '',
      version: 1,
    });
  });

  test('over midnight share an id', () => {
    const reports = newReports(partsOf({ ...night, date: '2026-06-30' }), who());
    expect(reports.map(({ reportId, shiftId }) => [reportId, shiftId])).toEqual([
      ['jonas.202606.id2', 'id1'],
      ['jonas.202607.id3', 'id1'],
    ]);
  });
});

test.each([
  ['02:00', '03:00', false, { startTime: skipped }],
  ['01:00', '02:30', false, { endTime: skipped }],
  ['01:00', '02:00', false, {}],
  ['01:00', '03:00', false, {}],
  ['00:30', '03:30', false, {}],
  ['03:00', '04:00', false, {}],
])(
  'the hour that clocks skip is no time: %s to %s',
  (startTime, endTime, isOverMidnight, faults) => {
    const sent = {
      ...hours,
      hundredths: undefined,
      date: '2026-03-29',
      startTime,
      endTime,
      isOverMidnight,
    };
    expect(registrationFaults(sent, '2026-04-01', 'range')).toEqual(faults);
  },
);
