export const texts = {
  title: 'Opgaver',
  failed: 'Opgaverne kunne ikke hentes.',
  none: 'Ingen opgaver til ordren endnu.',
  titles: { task: 'Opret opgave', checklist: 'Opret opgaver fra …' },
  boardFailed: 'Kategorierne kunne ikke hentes.',
  nothing: {
    task: 'Der er ingen kategori at lægge opgaven i. En leder opretter dem under General Tasks.',
    checklist:
      'Ingen kategori har en tjekliste endnu. En leder skriver den i kategoriens indstillinger under General Tasks.',
  },
} as const;
