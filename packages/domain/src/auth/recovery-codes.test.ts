import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { normalizeRecoveryCode, recoveryBytes, recoveryCodeOf } from './recovery-codes.ts';

const randomBytes = fc.uint8Array({ minLength: recoveryBytes, maxLength: recoveryBytes });

test('a code has 130 bits: 26 letters of 32', () => {
  expect(recoveryBytes * Math.log2(32)).toBe(130);
});

test('a code is groups of four and a pair, without letters that look like digits', () => {
  fc.assert(
    fc.property(randomBytes, (random) => {
      expect(recoveryCodeOf(random)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/);
    }),
  );
});

test('codes of different random bytes differ', () => {
  const ones = new Uint8Array(recoveryBytes).fill(1);
  const codes = Array.from(ones, (_, index) => recoveryCodeOf(ones.with(index, 2)));
  expect(new Set(codes).size).toBe(recoveryBytes);
});

test('case, hyphens and spaces do not matter in a typed code', () => {
  fc.assert(
    fc.property(randomBytes, (random) => {
      const code = recoveryCodeOf(random);
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
      expect(normalizeRecoveryCode(typed)).toBe(code.replaceAll('-', ''));
    }),
  );
});

test.each([
  ['7kqf m2xa', '7KQFM2XA'],
  ['OIL-0', '0110'],
  ['', ''],
  ['æøå', ''],
])('%j is normalized to %j', (typed, read) => {
  expect(normalizeRecoveryCode(typed)).toBe(read);
});
