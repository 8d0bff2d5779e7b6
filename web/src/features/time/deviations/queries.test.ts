import { expect, it } from 'vitest';

import { askedRange } from './queries.ts';

const today = '2026-11-23';

it.each([
  ['nothing chosen', '', '', '2026-10-27', '2026-11-23', false],
  ['an end alone', '', '2026-06-28', '2026-06-01', '2026-06-28', false],
  ['a start alone', '2026-11-01', '', '2026-11-01', '2026-11-23', false],
  ['the wrong way round', '2026-11-23', '2026-11-01', '2026-11-01', '2026-11-01', false],
  ['half a year', '2026-05-22', '2026-11-23', '2026-05-22', '2026-11-23', false],
  ['more than that', '2026-01-01', '2026-11-23', '2026-05-22', '2026-11-23', true],
])('%s: deviations are asked for from %j to %j', (_what, from, to, first, last, isShortened) => {
  expect(askedRange({ from, to }, today)).toEqual({ from: first, to: last, isShortened });
});
