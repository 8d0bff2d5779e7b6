/** Account types by their numbers. */
export const accountTypes = {
  expense: { code: 1, label: 'Udgift' },
  income: { code: 2, label: 'Indtægt' },
  asset: { code: 3, label: 'Aktiv' },
  liability: { code: 4, label: 'Passiv' },
} as const;
export type AccountType = keyof typeof accountTypes;

/**
 * Standard VAT codes of the official list that accounts carry: sales and purchases in Denmark at 25 %.
 * '' where no VAT is split off by the account.
 */
export const vatCodes = ['', 'S1', 'K1'] as const;
export type VatCode = (typeof vatCodes)[number];
