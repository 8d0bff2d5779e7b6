import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mailTagOf, readMailTag } from './invoice-mail-tag.ts';

test('any mail is known again by its tag', () => {
  const instants = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), instants, (number, date) => {
      const at = date.toISOString();
      expect(readMailTag(mailTagOf(number, at))).toEqual({ number, at });
    }),
  );
});

test.each(['', '1', 'a_1', '1_a', '1_1_1', '01JB'])('%j is no such tag', (tag) => {
  expect(readMailTag(tag)).toBeUndefined();
});
