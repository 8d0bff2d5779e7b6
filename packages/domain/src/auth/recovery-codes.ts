/** Without what is read as something else: no I, L, O or U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** How many random bytes one code is made of, and how many codes a person gets. */
export const recoveryBytes = length;
export const recoveryCodeCount = 10;

/** A code for writing down, '7KQF-M2XA-9RTB-W4HE': five bits of each byte, 80 in all. */
export function recoveryCodeOf(random: Uint8Array): string {
  const text = Array.from(random.subarray(0, length), (byte) => letters[byte % 32]).join('');
  return text.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** A code as it was typed: in any case, with or without hyphens, an O for a 0. */
export function normalizeRecoveryCode(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
