import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { accountNumber, digits, fikCreditor, regNumber } from './bank-numbers.ts';
import { cvr, gln, requiredCvr } from './company-numbers.ts';

/** The text of the first issue; undefined for a valid value. */
function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

describe('a number that is a name', () => {
  test.each([
    ['EAN', gln, '5798 0000 00005', '5798000000005'],
    ['EAN', gln, ' 57-98.0000\u00a000005 ', '5798000000005'],
    ['account', accountNumber, '0001 234 567', '0001234567'],
    ['account', accountNumber, '000-1234567', '0001234567'],
    ['account', accountNumber, 1_234_567, '1234567'],
    ['reg.nr.', regNumber, '72.30', '7230'],
    ['reg.nr.', regNumber, 7230, '7230'],
    ['creditor', fikCreditor, '87 65 43 21', '87654321'],
    ['CVR', cvr, 'DK 13 74 81 36', '13748136'],
    ['CVR', cvr, 'dk-13.74.81.36', '13748136'],
    ['CVR', requiredCvr('Mangler.'), 13_748_136, '13748136'],
  ] as const)('%s is kept in one form: %s %j', (_name, schema, typed, stored) => {
    expect(z.decode(schema as z.ZodType<string>, typed)).toBe(stored);
  });

  test.each(['DE 123.456.789', 'SE 556012-5790 01'])(
    'a foreign CVR stays as it is typed: %s',
    (typed) => {
      expect(z.decode(cvr, typed)).toBe(typed);
    },
  );

  test.each([
    [regNumber, '12a4', 'Reg.nr. må kun bestå af tal.'],
    [regNumber, '12345', 'Reg.nr. har højst 4 cifre.'],
    [regNumber, -123, 'Reg.nr. må kun bestå af tal.'],
    [accountNumber, '12 345 678 901', 'Kontonummer har højst 10 cifre.'],
    [digits(3, 'Postnummer'), 'abc', 'Postnummer må kun bestå af tal.'],
    [gln, '579800000000', 'Et EAN-nummer har 13 cifre.'],
    [gln, '5798000000005x', 'Et EAN-nummer har 13 cifre.'],
    [fikCreditor, '17 65 43 21', 'Et kreditornummer har 8 cifre og begynder med 8.'],
    [requiredCvr('Mangler.'), ' ', 'Mangler.'],
    [requiredCvr('Mangler.'), 'DK', 'Mangler.'],
  ] as const)('%#: %j says %s', (schema, typed, said) => {
    expect(firstIssue(schema as z.ZodType, typed)).toBe(said);
  });

  test.each([
    [gln, '5798 0000 00005', undefined],
    [gln, '5798', 'Et EAN-nummer har 13 cifre.'],
    [accountNumber, '000 1234567', undefined],
    [accountNumber, '12345678901', 'Kontonummer har højst 10 cifre.'],
    [regNumber, '72-30', undefined],
  ] as const)('a form is checked by the same rule: %#', (schema, typed, said) => {
    expect(z.safeEncode(schema as z.ZodType, typed).error?.issues[0]?.message).toBe(said);
  });
});
