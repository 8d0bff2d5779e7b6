import { expect, test } from 'vitest';

import { entrySample } from './entry.samples.ts';
import { emptyEntry, faultsOf, registrationOf, valuesOf } from './entry-values.ts';

const today = '2026-11-23';
const daily = { today, timeMode: 'daily', withTimes: false } as const;
const range = { today, timeMode: 'range', withTimes: true } as const;

test('a registration by day says to the letter what it lacks', () => {
  expect(faultsOf(emptyEntry, daily)).toEqual({
    date: 'Dato skal udfyldes.',
    projectId: 'Vælg projekt for arbejdstimer.',
    hundredths: 'Timer skal være over 0.',
  });
});

test('a registration by range asks for an end after its start', () => {
  const values = { ...emptyEntry, date: today, projectId: 'ip-1', startTime: '15:00' };
  expect(faultsOf({ ...values, endTime: '07:00' }, range)).toEqual({
    endTime: 'Start/slut skal sættes korrekt (slut efter start).',
  });
  expect(faultsOf({ ...values, endTime: '23:00' }, range)).toEqual({});
});

test('an adjustment has no project and asks for its reason', () => {
  const values = { ...emptyEntry, date: today, kind: 'flexAdjustment', projectId: 'ip-1' } as const;
  const sent = { ...values, hundredths: -200 };
  expect(faultsOf({ ...sent, flexReason: ' a ' }, range)).toEqual({
    flexReason: 'Angiv en begrundelse for flex-justeringen.',
  });
  expect(registrationOf({ ...sent, flexReason: 'Fri' }, true)).toMatchObject({
    projectId: '',
    hundredths: -200,
    startTime: '',
  });
});

test('an invalid value is an error at its field, and nothing is sent', () => {
  const values = { ...emptyEntry, date: '31-31', hundredths: '1,2345' };
  expect(faultsOf(values, daily)).toEqual({
    date: 'Skriv datoen som dd-mm-åååå',
    hundredths: 'Skriv et tal, f.eks. 7,5',
  });
  expect(registrationOf(values, false)).toBeUndefined();
});

test('the half of a shift that ends at midnight can be edited', () => {
  const half = { ...entrySample, startTime: '22:00', endTime: '24:00', hundredths: 200 };
  const values = valuesOf(half);
  expect(values).toMatchObject({ endTime: '00:00', isOverMidnight: true });
  expect(faultsOf(values, range)).toEqual({});
});
