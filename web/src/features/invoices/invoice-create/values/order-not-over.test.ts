import { expect, test } from 'vitest';

import { sampleForm } from './invoice-form.sample.ts';
import { lastDayAfter } from './order-not-over.ts';

test.each([
  ['an End invoice before the last day', 'final', '2026-12-18', '2026-12-20', '2026-12-20'],
  ['an End invoice of an order of one day', 'final', '2026-12-18', '', '2026-12-18'],
  ['an End invoice on the last day', 'final', '2026-11-10', '2026-11-12', undefined],
  ['an End invoice without an order', 'final', '', '', undefined],
  ['a deposit', 'deposit', '2026-12-18', '2026-12-20', undefined],
] as const)('%s', (_name, kind, orderStartDate, orderEndDate, lastDay) => {
  const form = sampleForm({ kind, date: '2026-11-12', orderStartDate, orderEndDate });
  expect(lastDayAfter(form)).toBe(lastDay);
});
