export const texts = {
  title: 'Bookkeeping',
  purpose: 'Her bogfører I bilag, kladder, rejser og udgifter.',
  shortcuts: 'Genveje',
  receipts: 'Receipts',
  trips: 'Alle Rejser',
  expenses: 'Alle Udgifter',
  chart: 'Kontoplan',
  drafts: 'Kladden',
};
