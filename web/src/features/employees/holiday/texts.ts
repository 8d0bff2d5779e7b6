export const texts = {
  title: 'Ferie',
  unknown: (name: string) => `Feriesaldoen kendes, når I har angivet, hvornår ${name} er ansat.`,
  state: 'Udfyld ferieregnskab',
  change: 'Ret ferieregnskab',

  dialogTitle: (name: string) => `Ferieregnskab for ${name}`,
  failed: 'Ferieregnskabet kunne ikke hentes.',
  saveFailed: 'Ferieregnskabet kunne ikke gemmes.',
  conflict: 'En anden har imens ændret ferieregnskabet. Dine ændringer er ikke gemt.',

  employedFromHelp: 'Ferie optjenes fra den dag.',
  employedUntilHelp: 'Tom, så længe personen er ansat.',

  openingHelp:
    'Ferie, der var tilbage, da I begyndte at føre den her. Optjent og holdt ferie regnes så fra den dato. Ellers regnes alt fra ansættelsen.',
  openingDate: 'Dato',
  openingDays: 'Dage i ferieåret',
  previousDays: 'Dage fra året før',

  correctionsHelp:
    'Dage, der er overført, udbetalt eller talt forkert. Skriv minus foran dage, der trækkes fra.',
  date: 'Dato',
  year: 'Ferieår',
  days: 'Dage',
  note: 'Hvorfor',
  noNote: 'Skriv hvorfor.',
  add: 'Tilføj rettelse',
  remove: (number: number) => `Fjern rettelse ${number}`,
  correction: (number: number) => `Rettelse ${number}`,
  yearName: (year: number) => `${year}/${year + 1}`,

  labels: {
    employedFrom: 'Ansat fra',
    employedUntil: 'Sidste arbejdsdag',
    opening: 'Startsaldo',
    corrections: 'Rettelser',
  },
} as const;
