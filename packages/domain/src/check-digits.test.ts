import { describe, expect, it } from 'vitest';
import { danishIban, fikCheckDigit, fikPaymentLine, isValidCvr } from './check-digits.ts';

describe('a CVR number', () => {
  it.each(['13748136', 'DK13748136', 'DK 13 74 81 36', '13-74-81-36', ' 13748136 '])(
    '%s is valid',
    (cvr) => expect(isValidCvr(cvr)).toBe(true),
  );

  it.each([
    '13748137',
    '31748136',
    '1374813',
    '137481360',
    '',
    '00000000',
    'SE13748136',
    '1374813a',
  ])('"%s" is refused', (cvr) => expect(isValidCvr(cvr)).toBe(false));

  it('is refused when any one digit is changed', () => {
    for (let place = 0; place < 8; place += 1) {
      for (let step = 1; step < 10; step += 1) {
        const digits = [...'13748136'];
        digits[place] = String((Number(digits[place]) + step) % 10);
        expect(isValidCvr(digits.join(''))).toBe(false);
      }
    }
  });
});

describe('a payment line of kind 71', () => {
  it.each([
    ['1', 8],
    ['2', 6],
    ['00404040000066', 9],
    ['1249', 2],
    ['00000000001249', 2],
  ])('%s has the check digit %i', (payload, digit) => expect(fikCheckDigit(payload)).toBe(digit));

  it('is padded to fifteen digits and contains the creditor number', () => {
    expect(fikPaymentLine('1249', '87654321')).toBe('+71<000000000012492+87654321<');
  });

  it.each([
    ['', '87654321'],
    ['D-12', '87654321'],
    ['123456789012345', '87654321'],
    ['1249', '77654321'],
    ['1249', '8765432'],
    ['1249', ''],
  ])('is not made from "%s" and "%s"', (number, creditor) => {
    expect(fikPaymentLine(number, creditor)).toBeUndefined();
  });
});

describe('the IBAN of a Danish account', () => {
  it('is made from registration and account number', () => {
    expect(danishIban('0040', '0440116243')).toBe('DK5000400440116243');
    expect(danishIban('0040', '440116243')).toBe('DK5000400440116243');
  });

  it('always gives the remainder 1 that banks check', () => {
    for (let account = 1; account < 5000; account += 37) {
      const iban = danishIban('9876', String(account)) ?? '';
      expect(BigInt(`${iban.slice(4)}1320${iban.slice(2, 4)}`) % 97n).toBe(1n);
    }
  });

  it.each([
    ['40', '0440116243'],
    ['0040', ''],
    ['0040', '12345678901'],
    ['0040', '44-0116'],
  ])('is not made from "%s" and "%s"', (reg, account) => {
    expect(danishIban(reg, account)).toBeUndefined();
  });
});
