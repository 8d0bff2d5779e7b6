import { expect, test } from 'vitest';

import { isAddress } from './is-address.ts';

test.each([
  ['/', true],
  ['/timereg', true],
  ['/timereg/', true],
  ['/order/12', true],
  ['/order', false],
  ['/order/12/pictures', false],
  ['/auth/logout', false],
  ['/timereg/register', false],
])('a page opens without a connection at %s: %s', (path, expected) => {
  expect(isAddress(path, ['/', '/timereg', '/order/:number'])).toBe(expected);
});
