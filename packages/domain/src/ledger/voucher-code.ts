/** Letters and digits that are not mistaken for one another, 32 of them: 5 bits each. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 26;
/** Codes that were printed before have as many; they still lead to their invoices. */
const earlierLength = 20;

/** Random bytes of a code: 130 bits of them are used. */
export const codeBytes = length;

/** The code on a printed invoice, by which a stranger can ask whether it is in the books (product B68). */
export const newVoucherCode = (random: Uint8Array): string =>
  [...random.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('');

/** A code as it was typed or scanned; undefined for a text that cannot be one. */
export function readVoucherCode(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return [length, earlierLength].includes(code.length) &&
    [...code].every((sign) => letters.includes(sign))
    ? code
    : undefined;
}

/** The address of the page that a code leads to. */
export const voucherCodePath = (code: string) => `/bilag/${code}`;
