/**
 * Kinds of entries that settle an invoice. `refund` is money paid back. A credit of one invoice
 * that pays another is `creditOut` on the one and `creditIn` on the other. A `writeOff` closes a
 * rest.
 */
export const paymentKinds = ['payment', 'refund', 'creditIn', 'creditOut', 'writeOff'] as const;

/** Kinds that a manager records; `useCredit` makes both entries of a credit. */
export const recordedKinds = ['payment', 'refund', 'useCredit', 'writeOff'] as const;
