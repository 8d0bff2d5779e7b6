/** The kinds of things that are posted. */
export const sourceKinds = {
  draft: 'Kladde',
  receipt: 'Kvittering',
  expense: 'Udgift',
  mileage: 'Kørsel',
  invoice: 'Faktura',
  creditNote: 'Kreditnota',
  payment: 'Betaling',
  bank: 'Bank',
  import: 'Andet system',
  reversal: 'Tilbageførsel',
  opening: 'Primo',
  closing: 'Årsafslutning',
  settlement: 'Momsafregning',
} as const;
export type SourceKind = keyof typeof sourceKinds;
