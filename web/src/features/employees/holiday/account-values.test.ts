import { expect, test } from 'vitest';

import { bodyOf, faultsOf, newCorrection, valuesOf, type AccountValues } from './account-values.ts';

const about = { employeeId: 'jonas', version: 0 };
const values: AccountValues = {
  employedFrom: '2025-03-01',
  employedUntil: '',
  opening: { date: '', hundredths: null, previousHundredths: null },
  corrections: [],
};
const faults = (changes: Partial<AccountValues>) =>
  faultsOf(bodyOf({ ...values, ...changes }, about));
const correction = { ...newCorrection('2026-11-23'), hundredths: -150, note: 'Udbetalt' };

test('an account without an opening is sent without one, and what is read is sent back the same', () => {
  expect(faults({})).toEqual({});
  expect(bodyOf(values, about).opening).toBeNull();
  const account = {
    employedFrom: '2025-03-01',
    employedUntil: '2026-12-31',
    opening: { date: '2026-01-01', hundredths: 1250, previousHundredths: 0 },
    corrections: [{ date: '2026-11-23', year: 2026, hundredths: -150, note: 'Udbetalt' }],
    version: 3,
  };
  expect(bodyOf(valuesOf(account), { employeeId: 'jonas', version: 3 })).toEqual({
    ...account,
    employeeId: 'jonas',
  });
});

test('days of the year before are none where they are left out', () => {
  const opening = { date: '2026-01-01', hundredths: 800, previousHundredths: null };
  expect(faults({ opening })).toEqual({});
  expect(bodyOf({ ...values, opening }, about).opening).toMatchObject({ previousHundredths: 0 });
});

test.each([
  ['no first day', { employedFrom: '' }, 'employedFrom'],
  ['a last day before the first', { employedUntil: '2025-02-28' }, 'employedUntil'],
  [
    'an opening before the employment',
    { opening: { date: '2025-02-28', hundredths: 100, previousHundredths: 0 } },
    'opening.date',
  ],
  [
    'an opening without a date',
    { opening: { date: '', hundredths: 100, previousHundredths: null } },
    'opening.date',
  ],
  [
    'an opening without days',
    { opening: { date: '2026-01-01', hundredths: null, previousHundredths: null } },
    'opening.hundredths',
  ],
  [
    'days of the year before below none',
    { opening: { date: '2026-01-01', hundredths: 0, previousHundredths: -100 } },
    'opening.previousHundredths',
  ],
  ['no year', { corrections: [{ ...correction, year: null }] }, 'corrections.0.year'],
  ['no days', { corrections: [{ ...correction, hundredths: null }] }, 'corrections.0.hundredths'],
  [
    'days that cannot be read',
    { corrections: [correction, { ...correction, hundredths: '1,2345' }] },
    'corrections.1.hundredths',
  ],
  ['no reason', { corrections: [{ ...correction, note: ' ' }] }, 'corrections.0.note'],
])('%s has its text at the field', (_what, changes, field) => {
  expect(faults(changes)).toEqual({ [field]: expect.any(String) });
});

test('all that is wrong is said at once', () => {
  const changes = {
    employedUntil: '2025-02-28',
    corrections: [
      { ...correction, note: '' },
      { ...correction, hundredths: null },
    ],
  };
  expect(Object.keys(faults(changes)).toSorted()).toEqual([
    'corrections.0.note',
    'corrections.1.hundredths',
    'employedUntil',
  ]);
});

test('a correction may take days away', () => {
  expect(faults({ corrections: [correction] })).toEqual({});
});
