export const texts = {
  title: 'Eksport',
  intro:
    'Regnskabet som filer: til revisoren, til myndighederne eller til et andet bogføringssystem. Filerne laves her på skærmen, så lad vinduet stå åbent, til de er færdige.',
  year: 'Regnskabsår',
  yearsFailed: 'Regnskabsårene kunne ikke hentes.',
  saftTitle: 'SAF-T',
  saftText:
    'Kontoplan, kunder, momskoder og alle posteringer i årets løb i det danske standardformat, version 2.1.',
  saft: 'Hent SAF-T',
  basisTitle: 'Regnskab Basis',
  basisText:
    'Årets saldi som CSV til Erhvervsstyrelsens Regnskab Basis: debet er plus, kredit er minus.',
  basis: 'Hent CSV',
  unmapped: (accounts: string) =>
    `Disse konti har intet nummer i standardkontoplanen og står under deres eget: ${accounts}.`,
  archiveTitle: 'Bilag',
  archiveText:
    'Alle årets bilag med deres filer og jeres egne fakturaer som PDF i én zip-fil, og en liste over dem som CSV.',
  archive: 'Hent bilag',
  stop: 'Stop',
  progress: (entries: number) =>
    entries === 1 ? '1 postering læst' : `${entries.toLocaleString('da')} posteringer læst`,
  done: (name: string) => `${name} er hentet.`,
  empty: 'Intet er bogført i året.',
  failed: 'Filen kunne ikke laves.',
  differs:
    'Posteringerne stemmer ikke med saldobalancen. Der er måske lige bogført noget. Prøv igen om lidt.',
  fileMissing: 'Filen mangler',
  number: 'Kontonummer',
  name: 'Kontonavn',
  balance: 'Saldo',
  voucher: 'Bilagsnummer',
  date: 'Dato',
  text: 'Tekst',
  amount: 'Beløb',
  source: 'Kilde',
  file: 'Fil',
  index: 'bilag.csv',
};
