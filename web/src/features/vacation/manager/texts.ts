import { texts as shared } from '../../../shared/decision-lists/texts.ts';

export const texts = {
  ...shared,
  title: 'Vacation',
  purpose: 'Godkend ferie, og se, hvem der er væk hvornår.',
  apply: 'Ansøg',
  overview: 'Oversigt',

  type: 'Type',
  time: 'Tid',
  duration: 'Varighed',
  comment: 'Kommentar',
  open: 'indtil videre',
  reason: 'Bemærkning',
  appliedAt: 'Søgt',

  showAll: (name: string) => `Vis hele kommentaren til ${name}`,

  changed:
    'En anden har ændret ansøgningen imens. Listen viser nu det nyeste; se den igennem igen.',

  newTitle: 'Ny ansøgning',
  editTitle: 'Rediger ansøgning',
  chooseEmployee: 'Vælg en medarbejder.',
  timeFrom: 'Tid fra',
  timeTo: 'Tid til',
  save: 'Gem',
  wasApplied: (what: string) => `${what} er oprettet`,
  wasSaved: (what: string) => `${what} er gemt`,
  changedWhileEdited: 'En anden har ændret ansøgningen imens.',
  gone: 'Ansøgningen står ikke længere på listen.',

  holidayBack: 'Giv feriedagene i perioden tilbage',
  remarkHelp: 'Medarbejderen får den med i mailen.',
  removeHelp: 'Medarbejderen kan ikke længere se den, og dagene regnes ikke med.',

  freeTitle: 'Skal vagterne frigives?',
  freeHelp: (name: string, count: number) =>
    `${name} er planlagt på ${count === 1 ? 'en vagt' : `${count} vagter`} i perioden:`,
  free: 'Ja, frigiv',
  keep: 'Nej, behold',
  notDecided: 'Der er ikke ændret noget. Prøv igen, når forbindelsen er tilbage.',
  freed: (count: number) => (count === 1 ? 'Vagten er frigivet.' : `${count} vagter er frigivet.`),

  manyTitle: (count: number) =>
    count === 1 ? 'Godkend 1 ansøgning?' : `Godkend ${count} ansøgninger?`,
  manyShifts: (people: string) => `${people} har vagter i perioden.`,
  manyFree: 'Frigiv vagterne',
  manyFreeHelp: 'Ellers bliver de stående, og ordrerne viser en konflikt.',
  manyChecking: 'Ser efter vagter …',
  manyUnknown: 'Vagterne kunne ikke hentes. Godkendes der nu, bliver de stående.',
  manyProgress: 'Godkender',
  manyDone: (count: number) =>
    count === 1 ? '1 ansøgning er godkendt.' : `${count} ansøgninger er godkendt.`,
  approveMany: (count: number) => `Godkend ${count}`,

  leftAfter: 'Ferie tilbage',
  left: (days: string) => `${days} ferie tilbage bagefter`,
  tooMany: (days: string) => `${days} mere end optjent`,
  short: (months: number) => `Kort varsel: under ${months === 1 ? '1 måned' : `${months} måneder`}`,
  shortHelp: (earliest: string, isMain: boolean) =>
    `${isMain ? 'Hovedferie' : 'Ferie'} skal normalt varsles, så den tidligst begynder ${earliest}. I kan aftale andet.`,
  shiftCount: (count: number) => (count === 1 ? '1 vagt' : `${count} vagter`),
  shortInCard: 'kort varsel',
  otherCount: (count: number) => (count === 1 ? '1 anden væk' : `${count} andre væk`),
  noShifts: 'Ingen vagter i perioden',
  shifts: (count: number) => (count === 1 ? '1 vagt i perioden' : `${count} vagter i perioden`),
  alone: 'Ingen andre er væk',
  others: (names: string) => `Også væk: ${names}`,
  othersWait: 'afventer',
  andMore: (count: number) => `og ${count} til`,
  factsFailed: 'Saldo, vagter og andres fravær kunne ikke hentes.',
  retry: 'Prøv igen',
  days: 'dage',

  list: 'Ansøgninger',
  one: 'ansøgning',
  many: 'ansøgninger',
  nonePending: 'Ingen ansøgninger afventer',
  nonePendingHelp:
    'Når en medarbejder søger om fri, står det her. Du kan også søge på deres vegne.',
  noneApproved: 'Ingen godkendte ansøgninger',
  noneRejected: 'Ingen afviste ansøgninger',
  noneDecidedHelp: 'Her kommer dem, der er taget stilling til.',
  noMatch: 'Ingen ansøgninger matcher filtrene',
};
