const invoiceCount = (count: number) => (count === 1 ? '1 faktura' : `${count} fakturaer`);

export const texts = {
  title: 'Invoices',
  purpose: 'Alle fakturaer, og hvem der mangler at betale.',
  create: 'Ny faktura',
  search: 'Søg i nr., kunde, ordre og beløb',

  // Documented texts (product X7).
  statusChanged: 'Data changed successfully!',
  statusFailed: 'Failed to save data.',
  deleted: 'Data deleted successfully!',
  deleteFailed: 'Failed to delete data. Please try again.',

  deposit: 'Depositum',
  due: 'forfald',
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

  cancelTitle: (number: number) => `Annuller faktura ${number}?`,
  cancelLabel: 'Annuller fakturaen',
  keepLabel: 'Behold fakturaen',
  cancelText:
    'Kunden skal ikke betale den. Nummeret bevares, fakturaen tæller ikke længere med i salget, dens produkter lægges tilbage, og dens ordre kan faktureres igen.',
  cancelManyText:
    'Kunderne skal ikke betale dem. Numrene bevares, fakturaerne tæller ikke længere med i salget, produkterne lægges tilbage, og ordrerne kan faktureres igen.',

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
