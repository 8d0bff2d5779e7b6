import { expect, test } from 'vitest';

import { formatInstant } from './format-instant.ts';

test('an instant is said in Danish time, in summer and winter', () => {
  expect(formatInstant('2026-11-12T08:14:00.000Z')).toBe('12-11-2026 kl. 09:14');
  expect(formatInstant('2026-06-30T22:30:00.000Z')).toBe('01-07-2026 kl. 00:30');
});
