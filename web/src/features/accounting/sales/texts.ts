import { formatDate } from '@driftig/domain/format';

export const texts = {
  title: 'Bogføring af salg',
  notLoaded: 'Bogføringen af salg kunne ikke hentes.',
  intro:
    'Fakturaer, betalinger og kreditnotaer bogføres af sig selv fra den dato, I vælger. Det, der er ældre, bliver ude.',
  from: 'Bogfør fra',
  fromHelp: 'Første dag i regnskabet. Datoen kan senere blive tidligere, men ikke senere.',
  fromMissing: 'Vælg en dato.',
  begin: 'Begynd bogføring',
  beginFailed: 'Bogføringen kunne ikke begynde.',
  begun: (date: string) => `Fakturaer bogføres fra ${formatDate(date)}.`,
  standing: (date: string) =>
    `Fakturaer, betalinger og kreditnotaer bogføres af sig selv fra ${formatDate(date)}.`,
  missing: 'Kontoplanen mangler konti',
  missingText:
    'Hent standardkontoplanen i Kontoplan, hvis den er tom. Ellers kan kontiene oprettes der, eller de kan vælges som standardkonto på jeres egne konti:',
  earlier: 'Begynd tidligere',
  runTitle: 'Gennemgå fakturaerne',
  runText:
    'Finder det, der ikke er bogført endnu, og bogfører det. Det, der allerede er bogført, bliver, som det er.',
  run: 'Bogfør det, der mangler',
  stop: 'Stop',
  runFailed: 'Gennemgangen stoppede. Det, der er bogført, er gemt; prøv igen.',
  progress: (checked: number, posted: number) =>
    `${checked} ${checked === 1 ? 'faktura' : 'fakturaer'} gennemgået, ${posted} ${posted === 1 ? 'postering' : 'posteringer'} bogført`,
  done: (posted: number) =>
    posted === 0
      ? 'Alt er allerede bogført.'
      : `${posted} ${posted === 1 ? 'postering' : 'posteringer'} er bogført.`,
  unposted: 'Ikke bogført',
  unpostedText: 'Disse fakturaer er i en anden valuta end kroner og bogføres ikke uden en kurs:',
  invoice: (number: number, currency: string) => `Faktura ${number} (${currency})`,
};
