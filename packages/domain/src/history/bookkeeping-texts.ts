/** Texts of bookkeeping's own actions, to follow the actor's name. */
export const bookkeepingTexts = {
  'accounting.accountChanged': undefined,
  'accounting.accountCreated': undefined,
  'accounting.accountDeleted': undefined,
  'accounting.chartAdopted': undefined,
  'accounting.draftDeleted': undefined,
  'accounting.draftImported': undefined,
  'accounting.draftSaved': undefined,
  'ledger.posted': undefined,
  'ledger.reversed': undefined,
  'expenses.created': () => 'oprettede udgiften',
  'expenses.paid': () => 'godkendte udgiften',
  'expenses.rejected': () => 'afviste udgiften',
  'trips.created': () => 'oprettede rejsen',
  'trips.deleted': () => 'slettede rejsen',
};
