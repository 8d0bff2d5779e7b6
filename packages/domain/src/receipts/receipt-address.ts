const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random bytes of an address, at least 130 bits. */
export const addressBytes = 27;

/** The local part of an address for receipts: letters and digits that are not mistaken for one another. */
export function newReceiptAddress(random: Uint8Array): string {
  const chosen = [...random].map((byte) => letters[byte % letters.length]);
  return `bilag-${chosen.join('')}`;
}
