export const texts = {
  title: 'Bookkeeping',
  purpose: 'Her bogfører I bilag, kladder, rejser og udgifter.',
  shortcuts: 'Genveje',
  receipts: 'Receipts',
  trips: 'Alle Rejser',
  expenses: 'Alle Udgifter',
  allowances: 'Kørsel og diæter',
  chart: 'Kontoplan',
  drafts: 'Kladden',
  ledgerEntries: 'Posteringer',
  report: 'Create report',

  // Documented texts (product B23, X13).
  recentExpenses: 'Recent Expenses',
  recentReceipts: 'Recent kvitteringer',
  recentTrips: 'Recent Trips',
  all: 'Alle',
  allOf: (title: string) => `Alle: ${title}`,
  noExpenses: 'Ingen udgifter endnu.',
  noReceipts: 'Ingen kvitteringer endnu.',
  noTrips: 'Ingen rejser endnu.',
  notLoaded: 'Listen kunne ikke hentes.',
};
