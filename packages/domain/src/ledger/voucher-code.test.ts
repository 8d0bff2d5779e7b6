import fc from 'fast-check';
import { expect, test } from 'vitest';

import { codeBytes, newVoucherCode, readVoucherCode } from './voucher-code.ts';

const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });

test('a code is read as it was made, also one of 20 letters, in capitals, in groups, and with O and I for 0 and 1', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = newVoucherCode(random);
      const typed = code.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I');
      expect(code).toHaveLength(26);
      expect(readVoucherCode(code)).toBe(code);
      expect(readVoucherCode(code.slice(0, 20))).toBe(code.slice(0, 20));
      expect(readVoucherCode(typed.replaceAll(/.{5}/g, '$&- '))).toBe(code);
    }),
  );
});

test.each([
  '',
  'abc',
  'u'.repeat(26),
  '0'.repeat(21),
  '0'.repeat(27),
  `${'0'.repeat(25)}æ`,
  '../../../../../../..',
])('%j is no code', (typed) => {
  expect(readVoucherCode(typed)).toBeUndefined();
});
