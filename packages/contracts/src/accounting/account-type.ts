/** Account types by their numbers. */
export const accountTypes = {
  expense: { code: 1, label: 'Udgift' },
  income: { code: 2, label: 'Indtægt' },
  asset: { code: 3, label: 'Aktiv' },
  liability: { code: 4, label: 'Passiv' },
} as const;
export type AccountType = keyof typeof accountTypes;

/**
 * The VAT codes that accounts and lines of the ledger carry; '' without VAT. S1 and K1 are those of the
 * official list. The others are our own, of at most 9 characters as SAF-T asks; their official codes could
 * not be verified.
 */
export const vatCodes = [
  '',
  'S1',
  'SOMV',
  'SEUV',
  'SEUY',
  'SEXP',
  'SFRI',
  'K1',
  'KHALV',
  'KREP',
  'KOMV',
  'KEUV',
  'KEUY',
  'KUDV',
  'KUDY',
] as const;
export type VatCode = (typeof vatCodes)[number];
