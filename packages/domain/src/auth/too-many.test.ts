import { expect, test } from 'vitest';

import { tooManyError, waitText } from './too-many.ts';

test.each([
  [0, 'om 1 minut'],
  [1, 'om 1 minut'],
  [60, 'om 1 minut'],
  [61, 'om 2 minutter'],
  [15 * 60, 'om 15 minutter'],
  [2 * 60 * 60, 'om 120 minutter'],
  [2 * 60 * 60 + 1, 'om 3 timer'],
  [24 * 60 * 60, 'om 24 timer'],
])('a wait of %d seconds is told as %j', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test('the error says when, to people and to programs', () => {
  expect(tooManyError(800)).toMatchObject({
    code: 'too_many',
    message: 'For mange forsøg. Prøv igen om 14 minutter.',
    retryAfter: 800,
  });
});
