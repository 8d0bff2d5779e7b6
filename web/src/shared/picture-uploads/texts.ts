export const texts = {
  files: 'Billeder',
  uploadFailed: 'Noget gik galt ved upload',
  noFile: 'Vælg mindst ét billede.',
  choose: 'Vælg billeder',
  chooseMore: 'Vælg flere',
  kinds: 'JPEG, PNG, WebP eller HEIC. Store billeder gøres mindre, før de sendes.',
  remove: (name: string) => `Fjern ${name}`,
  waiting: 'Venter',
  preparing: 'Gøres klar',
  sending: 'Sendes',
  sendingOf: (name: string) => `Sender ${name}`,
  done: 'Lagt op',
  retryOf: (name: string) => `Prøv igen: ${name}`,
  noPictures: (names: readonly string[]) =>
    names.map((name) => `${name} er ikke et billede, der kan bruges.`).join(' '),
  tooLarge: (megabytes: number) => `Billedet fylder mere end ${megabytes} MB.`,
  offline: 'Noget gik galt ved upload: Der er ingen forbindelse. Billedet er der stadig.',
} as const;
