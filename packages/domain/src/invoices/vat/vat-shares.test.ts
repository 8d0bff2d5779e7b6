import { saleVatCodes } from '@driftig/contracts/invoices/sale-vat';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { invoiceSums } from '../totals.ts';
import { depositShares, keptShares, vatShares } from './vat-shares.ts';

const line = fc.record({
  price: fc.integer({ min: -1_000_000, max: 10_000_000 }),
  quantity: fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100),
  vatCode: fc.option(fc.constantFrom(...saleVatCodes), { nil: undefined }),
});
const lines = fc.array(line, { maxLength: 12 });

test('the parts of each VAT code add up to the document, to the øre', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 25), (sold, percent) => {
      const shares = vatShares(sold, percent);
      const { price, tax } = invoiceSums(sold, percent);
      expect(shares.reduce((sum, share) => sum + share.price, 0)).toBe(price);
      expect(shares.reduce((sum, share) => sum + share.tax, 0)).toBe(tax);
    }),
  );
});

test('the parts of a deposit add up to it, and only the rate of the company has VAT', () => {
  const code = fc.constantFrom(...saleVatCodes);
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 9_000_000 }), code, (sold, gross, usual) => {
      const rate = { taxPercent: 25, code: usual };
      const shares = depositShares(gross, vatShares(sold, 25), rate);
      expect(shares.reduce((sum, { price, tax }) => sum + price + tax, 0)).toBe(gross);
      const untaxed = shares.filter((share) => share.code !== 'S1');
      expect(untaxed.every(({ tax }) => tax === 0)).toBe(true);
    }),
  );
});

test('a deposit is shared as what it is for: half taxed, half to the EU', () => {
  const sold = [
    { price: 8000, quantity: 1 },
    { price: 10_000, quantity: 1, vatCode: 'SEUY' as const },
  ];
  expect(depositShares(5000, vatShares(sold, 25), { taxPercent: 25, code: 'S1' })).toEqual([
    { code: 'S1', price: 2000, tax: 500 },
    { code: 'SEUY', price: 2500, tax: 0 },
  ]);
});

test('a document with the rate of the company alone keeps no parts', () => {
  expect(keptShares(vatShares([{ price: 1, quantity: 1 }], 25))).toBeUndefined();
});
