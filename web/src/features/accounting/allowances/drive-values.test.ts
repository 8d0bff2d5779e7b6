import { expect, test } from 'vitest';

import { bodyOf, isDriveReady, newDrive } from './drive-values.ts';

const values = {
  ...newDrive('2026-03-12', { address: 'Skovvej 4', registration: 'AB12345' }),
  description: 'Opsætning',
  from: 'Aarhus',
  to: 'Vejle',
  km: 7250,
};

test('stops are a line each, and empty lines are none', () => {
  expect(bodyOf({ ...values, stops: ' Horsens \n\nSkanderborg' })).toMatchObject({
    stops: ['Horsens', 'Skanderborg'],
    km: 7250,
    vehicle: 'car',
  });
});

test('a drive is ready when purpose, places, address and kilometres are typed', () => {
  expect(isDriveReady(values)).toBe(true);
  for (const missing of [{ km: null }, { km: '1,234' }, { to: ' ' }, { address: '' }])
    expect(isDriveReady({ ...values, ...missing })).toBe(false);
});
