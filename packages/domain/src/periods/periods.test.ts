import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { lineOf, type NewEntry } from '../ledger/entry.ts';
import { inOpenPeriod, mergedRanges, openDayFrom, type ClosedRange } from './closed-ranges.ts';
import {
  assertClosable,
  changedBookYears,
  closedDays,
  closedPeriod,
  defaultBookYears,
  financialYear,
  openedPeriod,
  periodOfId,
  vatPeriods,
  yearOfDate,
  type Period,
} from './period.ts';

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days));
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 20 }))
  .map(([from, days]): ClosedRange => ({ from, to: addDays(from, days) }));
const covers = (ranges: readonly ClosedRange[], date: string) =>
  ranges.some(({ from, to }) => from <= date && date <= to);

test('merged ranges have the same days, apart and in order', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), day, (ranges, date) => {
      const merged = mergedRanges(ranges);
      expect(covers(merged, date)).toBe(covers(ranges, date));
      for (const [index, { from }] of merged.slice(1).entries())
        expect(from > addDays(merged[index]?.to ?? '', 1)).toBe(true);
    }),
  );
});

test('the first open day is open, and no day before it from the date on is', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), day, (ranges, date) => {
      const open = openDayFrom(mergedRanges(ranges), date);
      expect(covers(ranges, open)).toBe(false);
      for (let at = date; at < open; at = addDays(at, 1)) expect(covers(ranges, at)).toBe(true);
    }),
  );
});

const entry = (kind: NewEntry['source']['kind']): NewEntry => ({
  date: '2026-09-12',
  text: 'Faktura 7',
  source: { kind, id: '7', event: 'posted' },
  by: 'user',
  lines: [lineOf({ account: 6190, amount: 1 }), lineOf({ account: 1010, amount: -1 })],
  reverses: 0,
  reason: '',
  file: '',
  fileType: '',
});
const quarter = [{ from: '2026-07-01', to: '2026-09-30' }];

describe('an entry in a closed period', () => {
  test.each(['invoice', 'payment', 'creditNote'] as const)(
    'that follows a document (%s) is moved to the first open day, and says its date',
    (kind) => {
      expect(inOpenPeriod(entry(kind), quarter)).toEqual({
        ...entry(kind),
        date: '2026-10-01',
        text: 'Faktura 7 (dateret 12-09-2026, lukket periode)',
      });
    },
  );

  test.each(['draft', 'receipt', 'expense', 'mileage', 'opening', 'reversal'] as const)(
    'is refused where it is registered by hand (%s)',
    (kind) => {
      expect(() => inOpenPeriod(entry(kind), quarter)).toThrow(
        expect.objectContaining({ code: 'conflict' }),
      );
    },
  );

  test('is posted where it closes the year of the period', () => {
    expect(inOpenPeriod(entry('closing'), quarter)).toEqual(entry('closing'));
  });
});

test('years and VAT periods follow the settings', () => {
  expect(financialYear(2026, { firstMonth: 7 })).toEqual({ from: '2026-07-01', to: '2027-06-30' });
  expect(yearOfDate('2026-06-30', { firstMonth: 7 })).toBe(2025);
  expect(yearOfDate('2026-07-01', { firstMonth: 7 })).toBe(2026);
  expect(vatPeriods(2026, { vatPeriod: 'halfYear' })).toEqual([
    { from: '2026-01-01', to: '2026-06-30' },
    { from: '2026-07-01', to: '2026-12-31' },
  ]);
  expect(vatPeriods(2026, { vatPeriod: 'month' })).toHaveLength(12);
});

const named = { kind: 'vat', from: '2026-07-01', to: '2026-09-30' } as const;
const change = { at: '2026-10-05T09:00:00.000Z', by: 'user' };
const filed = closedPeriod(named, undefined, change);

describe('a period', () => {
  test('is closed from the day after its end, once, and no other over its days', () => {
    expect(() => assertClosable(named, [], '2026-09-30')).toThrow('Perioden slutter 30-09-2026');
    assertClosable(named, [], '2026-10-01');
    const month = { ...named, to: '2026-07-31' };
    for (const other of [named, month])
      expect(() => assertClosable(other, [filed], '2026-10-01')).toThrow('allerede indberettet');
    assertClosable({ ...named, kind: 'year' }, [filed], '2026-10-01');
  });

  test('that is opened keeps who did it and why, and can be closed again', () => {
    const opened = openedPeriod(filed, { ...change, reason: 'Et bilag manglede' });
    expect(opened).toMatchObject({ isClosed: false, reason: 'Et bilag manglede', version: 2 });
    expect(closedDays([opened])).toEqual([]);
    expect(() => openedPeriod(opened, { ...change, reason: 'Igen' })).toThrow('Perioden er åben.');
    expect(closedPeriod(named, opened, change)).toMatchObject({ isClosed: true, version: 3 });
  });

  test.each(['vat.2026-07-02.2026-09-30', 'vat', 'year.2026-01-01.2026-06-30', 'x.y', 'vat.0.1'])(
    'is not found by an id like %s',
    (id) => {
      expect(() => periodOfId(id, defaultBookYears, [])).toThrow(
        expect.objectContaining({ code: 'not_found' }),
      );
    },
  );

  test('is found as it was closed when the settings have changed since', () => {
    const monthly = { ...defaultBookYears, vatPeriod: 'month' as const };
    expect(periodOfId('vat.2026-07-01.2026-09-30', monthly, [filed])).toMatchObject(named);
  });
});

test('the first month of the year stays once a year is closed', () => {
  const year: Period = { ...filed, kind: 'year', from: '2025-01-01', to: '2025-12-31' };
  const moved = { firstMonth: 7, vatPeriod: 'month' } as const;
  expect(changedBookYears(defaultBookYears, moved, [])).toEqual({ ...moved, version: 1 });
  expect(() => changedBookYears(defaultBookYears, moved, [year])).toThrow(
    expect.objectContaining({ code: 'bad_input' }),
  );
});
