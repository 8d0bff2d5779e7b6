import { expect, test } from 'vitest';

import { assertPeriod } from './period.ts';

test('a period that ends before it begins is refused at its end (400)', () => {
  expect(() => assertPeriod({ from: '2026-09', to: '2026-08' })).toThrow('kan ikke ligge før');
  expect(() => assertPeriod({ from: '2026-09', to: '2026-09' })).not.toThrow();
});
