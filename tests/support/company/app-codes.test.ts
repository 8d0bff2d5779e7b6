import { expect, test } from 'vitest';

import { appCode } from './app-codes.ts';

/** The secret '12345678901234567890' of RFC 6238, appendix B, and the last six of its digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('second %i shows %s', (second, code) => {
  expect(appCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 0, second * 1000)).toBe(code);
});
