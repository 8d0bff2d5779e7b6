/** More digits than this before the decimals are not read: øre must be exact integers. */
const MOST_DIGITS = 13;

const decimalText = new RegExp(`^-?\\d{1,${MOST_DIGITS}}([.,]\\d{1,2})?$`);
const longText = new RegExp(`^-?\\d{${MOST_DIGITS + 1},}([.,]\\d{1,2})?$`);
const byDots = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/;
const bySpaces = /^-?\d{1,3}( \d{3})+([.,]\d{1,2})?$/;

/**
 * Reads an amount of kroner exactly: '1.234,50', '1 234,50', 'kr. 1234,5', '1234.50' or 1234.5.
 * At most two decimals; anything else gives undefined. Reads digits, so there are no float errors.
 */
export function readKroner(value: number | string): number | undefined {
  const plain = typeof value === 'number' ? plainDecimal(value) : plainText(value);
  if (!decimalText.test(plain)) return undefined;
  const [whole = '0', fraction = ''] = plain.replace('-', '').split(/[.,]/);
  const oere = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return plain.startsWith('-') && oere !== 0 ? -oere : oere;
}

/** Whether it is a number, but a larger one than is read. */
export function hasTooManyDigits(value: number | string): boolean {
  if (typeof value === 'number') return Math.abs(value) >= 10 ** MOST_DIGITS;
  return longText.test(plainText(value));
}

function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? 'NaN' : text;
}

/**
 * Text may have thousands separators (the number 1.234 has three decimals), a currency, and the minus
 * sign U+2212 that amounts are shown with.
 */
function plainText(typed: string): string {
  const text = typed
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace('\u2212', '-')
    .replaceAll(/^\s*(kr\.?|dkk)(?=[\s\d-])\s*|\s*(kr\.?|dkk)\s*$/gi, '')
    .trim();
  if (byDots.test(text)) return text.replaceAll('.', '');
  return bySpaces.test(text) ? text.replaceAll(' ', '') : text;
}
