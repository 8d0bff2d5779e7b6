export const texts = {
  title: 'Bookkeeping',
  purpose: 'Her bogfører I bilag, kladder, rejser og udgifter.',
  shortcuts: 'Genveje',
  receipts: 'Receipts',
  chart: 'Kontoplan',
  drafts: 'Kladden',
};
