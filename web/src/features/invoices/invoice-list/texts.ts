const invoiceCount = (count: number) => (count === 1 ? '1 faktura' : `${count} fakturaer`);

export const texts = {
  title: 'Invoices',
  purpose: 'Alle fakturaer, og hvem der mangler at betale.',
  create: 'Ny faktura',
  merge: 'Merge',
  mergeHelp: 'Læg fakturaer på de ordrer, de er for',
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
  open: (amount: string) => `${amount} åbne`,
  creditManyTitle: (count: number) => `Krediter ${invoiceCount(count)}?`,
  creditMany: (count: number) => `Krediter ${invoiceCount(count)}`,
  creditedMany: (count: number) =>
    count === 1 ? '1 faktura er krediteret.' : `${count} fakturaer er krediteret.`,
  creditedSoFar: 'Krediteret',
  reasonOfManyHelp: 'Står på alle kreditnotaerne. Du kan lade feltet være tomt.',
  cancelManyText:
    'Hver faktura får en kreditnota, og det kan ikke gøres om. Kunderne skal ikke betale dem, de tæller ikke længere med i salget, produkterne lægges tilbage, og ordrerne kan faktureres igen. Det, der er betalt, skal betales tilbage.',

  removeManyTitle: (count: number) => `Slet ${invoiceCount(count)}?`,
  removeManyText: 'De kan ikke hentes frem igen. Deres numre bliver ikke brugt igen.',
  issuedStay: (count: number) =>
    count === 1
      ? '1 af de valgte er udstedt og bliver stående.'
      : `${count} af de valgte er udstedt og bliver stående.`,
  deletedMany: (count: number) =>
    count === 1 ? '1 faktura er slettet.' : `${count} fakturaer er slettet.`,
  deletedSoFar: 'Slettet',
  changeManyTitle: (count: number, label: string) =>
    `Skift status for ${invoiceCount(count)} til ${label}`,
  changedMany: (count: number, label: string) => `${invoiceCount(count)} står nu som ${label}.`,
  changedSoFar: 'Ændret',
  one: (number: number, customer: string) => `${number}, ${customer}`,
};
