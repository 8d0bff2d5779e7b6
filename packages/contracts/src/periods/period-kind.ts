/** Periods that are closed to postings: VAT periods that were filed, and financial years. */
export type PeriodKind = 'vat' | 'year';

export const vatPeriodLengths = {
  month: 'Måned',
  quarter: 'Kvartal',
  halfYear: 'Halvår',
} as const;
export type VatPeriodLength = keyof typeof vatPeriodLengths;
