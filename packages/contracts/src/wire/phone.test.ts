import { expect, test } from 'vitest';

import { othersPhone } from './phone.ts';

test.each([
  ['20 14 60 05', true],
  ['+45 (20) 14-60-05', true],
  ['33 12 12 12 / 20 14 60 05', true],
  ['311234', true],
  ['hej', false],
  ['12345', false],
  ['2014 6005 lokal 3', false],
  ['1'.repeat(41), false],
])('a customer’s number %j: %o', (typed, accepted) => {
  expect(othersPhone.safeParse(typed).success).toBe(accepted);
});
