/** Texts that all lists of decisions share. */
export const texts = {
  employee: 'Medarbejder',
  allEmployees: 'Alle medarbejdere',
  from: 'Fra',
  to: 'Til',
  statuses: 'Status',
  reset: 'Nulstil',
  clearFilters: 'Ryd filtre',

  approve: 'Godkend',
  reject: 'Afvis',
  recall: 'Tilbagekald',
  close: 'Luk',
  remark: 'Bemærkning',
  rejectTitle: (name: string) => `Afvis ${name}?`,
  choose: (name: string) => `Vælg ${name}`,

  wasApproved: (what: string) => `${what} er godkendt`,
  wasRejected: (what: string) => `${what} er afvist`,
  wasRecalled: (what: string) => `${what} afventer igen`,
  wasRemoved: (what: string) => `${what} er slettet`,
  failed: (what: string) => `${what} kunne ikke gemmes`,
  late: 'Listen viser nu det nyeste.',
} as const;
