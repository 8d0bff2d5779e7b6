import fc from 'fast-check';
import { expect, test } from 'vitest';

import { codeBytes, newVoucherCode, readVoucherCode } from './voucher-code.ts';

const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });

test('a code is read as it was made, also in capitals, in groups, and with O and I for 0 and 1', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = newVoucherCode(random);
      const typed = code.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I');
      expect(readVoucherCode(code)).toBe(code);
      expect(readVoucherCode(typed.replaceAll(/.{5}/g, '$&- '))).toBe(code);
    }),
  );
});

test.each([
  '',
  'abc',
  'u'.repeat(20),
  '0'.repeat(21),
  `${'0'.repeat(19)}æ`,
  '../../../../../../..',
])('%j is no code', (typed) => {
  expect(readVoucherCode(typed)).toBeUndefined();
});
