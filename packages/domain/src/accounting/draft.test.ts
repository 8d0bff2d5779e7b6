import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { draftFaults, draftFields, importedFields } from './draft.ts';

const form = {
  description: 'Krydsfiner',
  date: '2026-09-29',
  amount: 131_250,
  vat: 26_250,
  type: 'expense',
  debitId: 'a',
  creditId: 'b',
} as const;

describe('a draft that is typed in', () => {
  test.each(['description', 'date', 'debitId', 'creditId', 'amount'] as const)(
    'asks for %s',
    (name) => {
      const lacking = { ...form, [name]: undefined };
      expect(Object.keys(draftFaults(lacking))).toEqual([name]);
      expect(() => draftFields(lacking)).toThrow('Alle felter skal udfyldes.');
    },
  );

  test('has two different accounts (product V18)', () => {
    expect(draftFaults({ ...form, creditId: 'a' })).toEqual({
      creditId: 'Konto og modkonto må ikke være den samme.',
    });
  });

  test('has an amount other than 0 and no more VAT than that', () => {
    expect(draftFaults({ ...form, amount: 0 })).toHaveProperty('amount');
    expect(draftFaults({ ...form, vat: 131_251 })).toHaveProperty('vat');
    expect(draftFaults({ ...form, vat: 131_250 })).toEqual({});
  });
});

test('the sign of amount and VAT follows the type, whichever sign was typed', () => {
  const types = fc.constantFrom('expense', 'income', 'creditNote', 'other');
  const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0);
  fc.assert(
    fc.property(
      types,
      amounts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (type, amount, part) => {
        const vat = Math.trunc(amount * part);
        const fields = draftFields({ ...form, type, amount, vat });
        const sign = type === 'creditNote' ? -1 : 1;
        expect(fields.amount).toBe(sign * Math.abs(amount));
        expect(Math.abs(fields.vat)).toBe(Math.abs(vat));
        expect(fields.vat * fields.amount).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('an imported draft may lack its accounts', () => {
  expect(importedFields({ ...form, debitId: undefined, creditId: undefined })).toMatchObject({
    debitId: '',
    creditId: '',
    amount: 131_250,
  });
});
