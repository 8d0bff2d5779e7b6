import { expect, test } from 'vitest';

import { buyerVatNumber, vatNumberNeed } from './vat-needs.ts';
import { vatNumberFault } from './vat-number.ts';

test.each([
  'DE123456789',
  'SE556677889901',
  'NL123456789B01',
  'ATU12345678',
  'FRXX123456789',
  'EL123456789',
  'DK13748136',
  'de 123 456 789',
])('%s has the form of its country', (number) => {
  expect(vatNumberFault(number)).toBeUndefined();
});

test.each(['123456789', 'US123456789', 'DE12345', 'DK12345678', 'SE5566778899', '__proto__'])(
  '%s is refused in words',
  (number) => {
    expect(vatNumberFault(number)).toMatch(/\.$/);
  },
);

test.each([
  ['SEUV', 'DE123456789', true],
  ['SEUY', '', false],
  ['SEUY', 'DK13748136', false],
  ['SOMV', 'DK13748136', true],
  ['SOMV', 'DE123456789', false],
  ['SEXP', '', true],
  ['SFRI', '', true],
  ['S1', '', true],
] as const)('a sale with %s to the number "%s" is complete: %s', (code, number, isComplete) => {
  expect(vatNumberNeed(number, [{ code }]) === undefined).toBe(isComplete);
});

test('the number for reverse charge within Denmark follows from the CVR number', () => {
  expect(buyerVatNumber({ cvr: '13748136' }, [{ code: 'SOMV' }])).toBe('DK13748136');
  expect(buyerVatNumber({ cvr: '13748136' }, [{ code: 'S1' }])).toBe('');
});
