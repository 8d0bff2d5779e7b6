/** Crockford's base 32, which leaves out I, L, O and U because they are misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

/** Random bytes per code, and codes per person. */
export const recoveryBytes = length;
export const recoveryCodeCount = 10;

/**
 * A code such as '7KQF-M2XA-9RTB-W4HE-3YCD-K8ZN-QP': five bits of each random byte, 130 bits in all. So
 * many may be kept as a plain hash (docs/decisions/0097).
 */
export function recoveryCodeOf(random: Uint8Array): string {
  const text = Array.from(random.subarray(0, length), (byte) => letters[byte % 32]).join('');
  return text.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** A typed code in the form that is hashed: upper case, no hyphens, O read as 0, I and L as 1. */
export function normalizeRecoveryCode(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
