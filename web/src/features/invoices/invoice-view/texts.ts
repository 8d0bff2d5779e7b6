/** Documented texts (product X7, X11) are exact; the rest are ours. */
export const texts = {
  title: (number: number | string) => `Faktura ${number}`,
  loading: 'Indlæser...',
  back: 'Fakturaer',
  order: (number: number) => `Ordre ${number}`,
  savePdf: 'Gem som PDF',
  print: 'Udskriv',
  pdfFailed: 'PDF-filen kunne ikke laves.',
  pdfFailedHelp: 'Prøv igen, eller brug Udskriv.',
  sheet: (title: string) => `${title}, som den ser ud på papir`,

  tabs: 'Dokumenter og historik',
  invoice: 'Faktura',
  creditNote: (number: number) => `Kreditnota ${number}`,
  history: 'Historik',

  actionsFor: (number: number) => `Handlinger for faktura ${number}`,
  credit: 'Krediter',
  creditEndFirst: (number: number) => `Krediter slutfaktura ${number} først`,
  alreadyCredited: 'Fakturaen er annulleret',
  usedByEnd: (number: number) =>
    `Depositummet er trukket fra på slutfaktura ${number}, som skal krediteres først.`,
  cancelledForGood: 'Fakturaen er annulleret, og det kan ikke gøres om. Lav en ny faktura.',
  creditedForGood: (number: number) =>
    `Fakturaen er krediteret med kreditnota ${number}, og det kan ikke gøres om. Lav en ny faktura.`,

  statusOf: (status: string) => `Status: ${status}. Skift status`,

  notFound: 'Fakturaen findes ikke',
  notFoundHelp: (number: string) =>
    `Der er ingen faktura med nummer ${number}. Måske er den slettet.`,
  toList: 'Se alle fakturaer',
} as const;
