export const texts = {
  whyOf: (name: string) => `Hvorfor dette tal? ${name}`,
  total: 'I alt',
  more: (left: number) => `Vis flere (${left} tilbage)`,
  inCurrency: (currency: string) => `I ${currency}`,
  formula: 'Sådan regnes det',
  rule: 'Regel',
  law: 'Lov og satser',
  newTab: '(åbner i en ny fane)',
  empty: 'Der er ingen linjer bag tallet.',
  failed: 'Forklaringen kunne ikke hentes.',
  close: 'Luk',
} as const;
