/** Documented texts (product X7, X11) are exact; the rest are ours. */
export const texts = {
  title: (number: number | string) => `Faktura ${number}`,
  loading: 'Indlæser...',
  back: 'Fakturaer',
  savePdf: 'Gem som PDF',
  print: 'Udskriv',
  pdfFailed: 'PDF-filen kunne ikke laves.',
  pdfFailedHelp: 'Prøv igen, eller brug Udskriv.',
  sheet: (title: string) => `${title}, som den ser ud på papir`,

  statusOf: (status: string) => `Status: ${status}. Skift status`,

  notFound: 'Fakturaen findes ikke',
  notFoundHelp: (number: string) =>
    `Der er ingen faktura med nummer ${number}. Måske er den slettet.`,
  toList: 'Se alle fakturaer',
} as const;
