export const texts = {
  title: 'Opgaver',
  failed: 'Opgaverne kunne ikke hentes.',
  none: 'Ingen opgaver til ordren endnu.',
  add: 'Opret opgave',
  boardFailed: 'Kategorierne kunne ikke hentes.',
  noCategory:
    'Der er ingen kategori at lægge opgaven i. En leder opretter dem under General Tasks.',
} as const;
