export const replaceTexts = {
  find: 'Find afløser',
  findFor: (name: string) => `Find afløser for ${name}`,
  title: (name: string) => `${name} er fraværende`,
  free: (count: number) => `Ledige ${count}`,
  unable: (count: number) => `Kan ikke ${count}`,
  choose: 'Hvem vil du spørge?',
  before: (count: number) =>
    count === 0
      ? 'Ny hos kunden'
      : `Har været hos kunden ${count} ${count === 1 ? 'gang' : 'gange'}`,
  rested: 'Hvilet før og efter',
  none: 'Ingen er ledige på det tidspunkt',
  notLoaded: 'Medarbejderne kunne ikke hentes.',
  messageNote: 'Beskeden nævner ikke, at nogen er fraværende.',
  message: 'Du tilbydes vagten. Den første, der siger ja, får den.',
  steps: (count: number) => [
    `Du spørger ${count}`,
    'Første ja får vagten',
    'De andre får besked, og planen er rettet',
  ],
  close: 'Luk',
  askAll: 'Spørg alle',
  ask: (count: number) => `Spørg ${count}`,
  failed: 'Ingen er spurgt.',
} as const;
