import { expect, test } from 'vitest';

import { absence } from './absence.samples.ts';
import { isListed } from './is-listed.ts';

const today = '2026-11-23';

test.each([
  ['pending', '2026-11-01', false],
  ['pending', '2026-12-24', false],
  ['approved', '2026-11-22', true],
  ['rejected', '2026-11-22', true],
  ['approved', '2026-11-23', false],
  ['rejected', '2026-12-24', false],
] as const)('a person who has left: %s and ending %s', (status, endDate, is) => {
  const one = absence({ status, startDate: '2026-11-01', endDate });
  expect(isListed(one, false, today)).toBe(is);
  expect(isListed(one, true, today)).toBe(true);
});

test('an illness without an end date does not continue after its employee has left', () => {
  const ill = absence({ type: 'sickness', startDate: '2026-11-01', isOpen: true });
  expect(isListed(ill, false, today)).toBe(false);
});
