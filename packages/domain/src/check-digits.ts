import { withoutSeparators } from '@driftig/contracts/wire/company-numbers';

/** Check digits of Danish company, payment and bank numbers. All take and give text, never numbers. */

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0);
}

/** CVR: eight digits, modulus 11. 'DK' and separators are ignored. Not for P-numbers. */
export function isValidCvr(text: string): boolean {
  const digits = withoutSeparators(text).replace(/^DK/i, '');
  return /^[1-9]\d{7}$/.test(digits) && weightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

/** GLN (called EAN number in Denmark): 13 digits, the last a check digit (GS1, modulus 10). */
export function isValidGln(text: string): boolean {
  const digits = withoutSeparators(text);
  const weights = Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? 1 : 3));
  return /^\d{13}$/.test(digits) && weightedSum(digits, weights) % 10 === 0;
}

/**
 * The check digit of a payment identification of kind 71. `payload`: at most 14 digits. Every other
 * digit, from the rightmost, counts double, and the digits of the products are added.
 */
export function fikCheckDigit(payload: string): number {
  const sum = [...payload].toReversed().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The line a payer types, '+71<000000000012492+87654321<', or undefined where the number is not
 * 1 to 14 digits or the creditor number not eight digits that begin with 8.
 */
export function fikPaymentLine(number: string, creditor: string): string | undefined {
  if (!/^\d{1,14}$/.test(number) || !/^8\d{7}$/.test(creditor)) return undefined;
  return `+71<${number.padStart(14, '0')}${fikCheckDigit(number)}+${creditor}<`;
}

/**
 * IBAN of a Danish account, without spaces, or undefined where the registration number is not four
 * digits or the account not 1 to 10. The banks' own account checks are not public.
 */
export function danishIban(regNumber: string, accountNumber: string): string | undefined {
  if (!/^\d{4}$/.test(regNumber) || !/^\d{1,10}$/.test(accountNumber)) return undefined;
  const account = regNumber + accountNumber.padStart(10, '0');
  // 'DK00' written as numbers (D = 13, K = 20), as the standard asks.
  const check = 98n - (BigInt(`${account}132000`) % 97n);
  return `DK${check.toString().padStart(2, '0')}${account}`;
}
