import { formatDate, formatKroner } from '@driftig/domain/format';

const number = (count: number) => count.toLocaleString('da');
const entries = (count: number) => (count === 1 ? '1 bilag' : `${number(count)} bilag`);

export const texts = {
  title: 'Import',
  intro:
    'Hent regnskabet fra et andet bogføringssystem: kontoplan, primosaldi og bilag. Eksporter det der som SAF-T (XML), og vælg filen her. I ser, hvad der kommer, før noget bogføres.',
  basis: 'Har I kun saldi som CSV, fx fra Regnskab Basis, hentes de under Perioder, Primosaldi.',
  chooseFile: 'Vælg SAF-T-fil',
  another: 'Vælg en anden fil',
  reading: 'Læser filen',
  unreadable: 'Filen kunne ikke læses. Vælg den igen.',
  tooLarge: 'Filen er for stor. Vælg en på højst 20 MB: eksporter en kortere periode ad gangen.',
  encoding: 'Filens tegnsæt er ikke UTF-8. Eksporter den igen som SAF-T med UTF-8.',
  noXml: 'Filen er ikke XML. Vælg en SAF-T-fil.',
  declared: 'Filen erklærer en dokumenttype eller egne tegn. Den slags filer læses ikke.',
  brokenXml: 'XML-filen er ikke hel. Eksporter den igen.',
  namespace:
    'XML-filen er ikke en dansk SAF-T-fil. Vælg dansk SAF-T (Financial), når I eksporterer.',
  booksFailed: 'Kontoplanen kunne ikke hentes.',

  fileOf: (company: string, software: string) =>
    software === '' ? company : `${company}, fra ${software}`,
  period: 'Periode',
  periodOf: (from: string, to: string) => `${formatDate(from)} – ${formatDate(to)}`,
  count: 'Bilag',
  countOf: (count: number, empty: number) =>
    empty === 0 ? number(count) : `${number(count)}, og ${number(empty)} uden beløb springes over`,
  debit: 'Debet og kredit',
  kroner: (oere: number) => `${formatKroner(oere)} kr.`,
  accounts: 'Konti',
  accountsOf: (found: number, created: number) =>
    created === 0 ? `${found} kendes` : `${found} kendes, ${created} oprettes`,
  openings: 'Primosaldi',
  openingsOf: (count: number) => (count === 1 ? '1 konto' : `${count} konti`),
  noOpenings: 'Ingen',

  otherCvr: (theirs: string, own: string) =>
    `Filen er fra CVR ${theirs}. Jeres er ${own}. Er det den rigtige fil?`,
  hereAlready: (count: number) =>
    `Her er allerede bogført ${entries(count)} i perioden. Se efter, at intet kommer to gange.`,
  takeOpenings: 'Bogfør primosaldi',
  openingsHint: 'Slå det fra, hvis saldiene står i bøgerne her allerede.',
  openingsSame: 'Primosaldi er de samme som her og bogføres ikke igen.',
  openingsDiffer: (accounts: string) =>
    `Primosaldi er andre end saldiene her på konto ${accounts}. De bogføres ikke.`,

  mapTitle: 'Vælg konto',
  mapText: 'Disse konti kendes ikke. Vælg, hvilken af jeres konti de bogføres på.',
  mapLabel: (id: string, name: string) => (name === '' ? `Konto ${id}` : `${id} ${name}`),
  mapPick: 'Vælg konto',
  createTitle: (count: number) => (count === 1 ? '1 konto oprettes' : `${count} konti oprettes`),
  faultTitle: 'Filen kan ikke hentes',

  take: (count: number) => `Bogfør ${entries(count)}`,
  goOn: (left: number) => `Bogfør de sidste ${entries(left)}`,
  takeOpeningsOnly: 'Bogfør primosaldi',
  nothing: 'Filen har intet at bogføre.',
  chooseFirst: 'Vælg først en konto til dem, der ikke kendes.',
  creating: 'Opretter konti',
  progress: (taken: number, all: number) => `${number(taken)} af ${entries(all)} er bogført`,
  taken: (name: string) => `${name} er bogført.`,
  failed: 'Alle bilag blev ikke bogført. Vælg filen igen for at fortsætte, hvor den slap.',
  createFailed: 'Kontiene kunne ikke oprettes.',

  takenBefore: (date: string) =>
    `Filen er hentet den ${formatDate(date)}. Den kan ikke hentes igen.`,
  before: 'Hentet før',
  unfinished: (taken: number, all: number) =>
    `Ikke færdig: ${number(taken)} af ${entries(all)}. Vælg filen igen for at fortsætte.`,
  finished: (count: number, known: number) =>
    known === 0 ? entries(count) : `${entries(count)}, heraf ${number(known)} i bøgerne i forvejen`,
};
