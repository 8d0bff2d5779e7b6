import { longDate } from '../../../ui/time/long-date.ts';

export const voucherProofTexts = {
  loading: 'Ser efter i bøgerne',
  knownTitle: 'Står i bøgerne, uændret',
  knownText: (company: string, date: string) =>
    `Bilaget blev registreret i bogføringen hos ${company} den ${longDate(date)} og er ikke ændret siden.`,
  note: 'Siden viser hverken beløb, kunde eller indhold.',
  unknownTitle: 'Vi kan ikke bekræfte koden',
  unknownText:
    'Koden er forkert, eller bilaget står ikke i bøgerne endnu. Prøv igen i morgen, eller spørg den, du fik fakturaen af.',
  tooManyTitle: 'Der er spurgt for mange gange',
  tooManyText: 'Vent et kvarter, og prøv igen.',
  failedTitle: 'Bøgerne kunne ikke nås',
  retry: 'Prøv igen',
  madeWith: 'Bøgerne føres i',
} as const;
