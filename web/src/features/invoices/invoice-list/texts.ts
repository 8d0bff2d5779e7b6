export const texts = {
  mailReturned: 'Mail kom retur',
  title: 'Invoices',
  purpose: 'Alle fakturaer, og hvem der mangler at betale.',
  create: 'Ny faktura',
  merge: 'Merge',
  mergeHelp: 'Læg fakturaer på de ordrer, de er for',
  chosenAmount: 'Valgte fakturaer',
  search: 'Søg i nr., kunde, ordre og beløb',

  // Documented texts (product X7).
  statusChanged: 'Data changed successfully!',
  statusFailed: 'Failed to save data.',
  deleted: 'Data deleted successfully!',
  deleteFailed: 'Failed to delete data. Please try again.',

  deposit: 'Depositum',
  depositOnCard: 'depositum',
  due: 'forfald',
  paid: 'betalt',
  /** In the column 'Forfald', which says what it is over. */
  daysOver: (days: number) => (days === 1 ? '1 dag over' : `${days} dage over`),

  all: 'Alle',
  month: 'Måned',
  allMonths: 'Alle måneder',
  year: 'År',
  allYears: 'Alle år',
  payment: 'Betaling',
  anyPayment: 'Betalte og ubetalte',
  onlyUnpaid: 'Kun ubetalte',
  onlyCredit: 'Til gode',

  invoice: (number: number) => `faktura ${number}`,
  statusKept: (number: number, label: string) => `Faktura ${number} står stadig som ${label}.`,
  statusNow: (number: number, label: string) => `Faktura ${number} står som ${label}.`,
  statusUnknown: 'Vi ved ikke, om ændringen nåede frem. Prøv igen, når der er forbindelse.',

  view: 'Vis faktura',
  savePdf: 'Gem som PDF',
  print: 'Udskriv',
  remove: 'Slet faktura',
  removeIssued: 'Udstedt, kan ikke slettes',
  removeTitle: (number: number) => `Slet faktura ${number}?`,
  removeText: (number: number) =>
    `Fakturaen kan ikke hentes frem igen. Nummer ${number} bliver ikke brugt igen.`,
  removeLabel: 'Slet',

  paymentRegistered: (amount: string) => `En betaling af resten, ${amount}, er registreret i dag.`,
  paymentTakenBack: 'Betalingen, der gjorde fakturaen Payed, er taget tilbage.',
  statusFinal: 'Fakturaen er annulleret, og det kan ikke gøres om. Lav en ny faktura.',
  open: (amount: string) => `${amount} åbent`,
  credit: (amount: string) => `${amount} til gode`,
};
