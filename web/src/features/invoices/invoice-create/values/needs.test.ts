import { expect, test } from 'vitest';

import { isInSettings, missingText, needsOf } from './needs.ts';

test('missing fields are named once and in one sentence', () => {
  const say = (...paths: string[]) => missingText(needsOf(paths));
  expect(say('regNumber', 'accountNumber')).toBe('Fakturaen mangler konto.');
  expect(say('town', 'kind', 'accountNumber')).toBe('Fakturaen mangler konto og kundens adresse.');
  expect(say('address', 'mytown', 'mycvr', 'regNumber')).toBe(
    'Fakturaen mangler konto, jeres CVR-nr., jeres adresse og kundens adresse.',
  );
});

test('the seller’s own fields are in Settings, the account is on the form as well', () => {
  expect(['mycvr', 'mytown'].map(isInSettings)).toEqual([true, true]);
  expect(['regNumber', 'address', 'total'].map(isInSettings)).toEqual([false, false, false]);
});
