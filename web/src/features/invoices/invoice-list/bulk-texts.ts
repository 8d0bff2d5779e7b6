const invoiceCount = (count: number) => (count === 1 ? '1 faktura' : `${count} fakturaer`);

/** Texts for changing many invoices at once. */
export const bulkTexts = {
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
