import { expect, test } from 'vitest';

import { flexText, hoursText } from './hours-text.ts';

test('hours have two decimals, and a balance its sign', () => {
  expect([0, 5, 740, 123_450].map(hoursText)).toEqual(['0,00', '0,05', '7,40', '1.234,50']);
  expect([60, -140, 0].map(flexText)).toEqual(['+0,60', '\u22121,40', '0,00']);
});
