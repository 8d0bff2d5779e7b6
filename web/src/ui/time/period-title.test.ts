import { rangeOf } from '@driftig/domain/periods';
import { expect, it } from 'vitest';

import { periodTitle } from './period-title.ts';

it.each([
  ['week', '2026-11-29', 'Uge 48, 23.–29. november 2026'],
  ['week', '2026-12-03', 'Uge 49, 30. november – 6. december 2026'],
  ['week', '2027-01-01', 'Uge 53, 28. december 2026 – 3. januar 2027'],
  ['week', '2024-12-31', 'Uge 1, 30. december 2024 – 5. januar 2025'],
  ['month', '2026-11-23', 'November 2026'],
  ['month', '2028-02-29', 'Februar 2028'],
] as const)('the %s of %s is called "%s"', (view, date, title) => {
  expect(periodTitle(view, rangeOf(view, date))).toBe(title);
});
