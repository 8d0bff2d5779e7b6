import fc from 'fast-check';
import { expect, test } from 'vitest';

import { amountsByCurrency, amountsText } from './currencies.ts';

test('amounts are summed by currency, kroner first, then by code, without zeros', () => {
  const amounts = [
    { currency: 'EUR', amount: 200 },
    { currency: 'CHF', amount: 1 },
    { currency: 'DKK', amount: 100 },
    { currency: 'EUR', amount: -50 },
    { currency: 'NOK', amount: 0 },
  ];
  expect(amountsText(amounts, 'DKK')).toBe('1,00 kr. + 0,01 CHF + 1,50 EUR');
});

test('nothing is nothing in the own currency', () => {
  expect(amountsText([], 'EUR')).toBe('0,00 EUR');
  expect(amountsText([{ currency: 'DKK', amount: 0 }], 'EUR')).toBe('0,00 EUR');
});

test('no amount is lost, and none is added to another currency', () => {
  const some = fc.record({ currency: fc.constantFrom('DKK', 'EUR', 'NOK'), amount: fc.nat(9999) });
  fc.assert(
    fc.property(fc.array(some), (amounts) => {
      for (const { currency, amount } of amountsByCurrency(amounts, 'DKK')) {
        const own = amounts.filter((one) => one.currency === currency);
        expect(amount).toBe(own.reduce((sum, one) => sum + one.amount, 0));
      }
    }),
  );
});
