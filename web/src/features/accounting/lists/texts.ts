export const texts = {
  from: 'Fra dato',
  to: 'Til dato',
  employee: 'Medarbejder',
  allEmployees: 'Alle medarbejdere',
  notLoaded: 'Listen kunne ikke hentes.',
  shown: (range: string, count: number) => `Viser ${range} af ${count}`,
  shownOfMore: (range: string, count: number) => `Viser ${range} af de ${count} nyeste`,
  searched: (count: number) => `Søgt i de ${count} nyeste.`,
  searching: (count: number) => `Søger, de ${count} nyeste er set …`,
  more: 'Vis flere',
  searchOn: 'Søg videre',
  moreFailed: 'Flere kunne ikke hentes.',
};
