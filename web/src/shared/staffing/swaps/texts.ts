export const swapTexts = {
  names: (one: string, other: string) => `${one} og ${other} vil bytte vagter`,
  gives: (name: string, title: string, when: string) => `${name} giver ${title}, ${when}`,
  note: 'Bemærkning til begge (valgfri)',
  approve: 'Godkend bytte',
  reject: 'Afvis',
  failed: 'Byttet er ikke besvaret.',
} as const;
