const tasks = (count: number) => (count === 1 ? '1 opgave' : `${count} opgaver`);

export const checklistTexts = {
  title: 'Opret opgaver fra tjekliste',
  titleOf: (order: number) => `Opret opgaver til ordre ${order}`,
  category: 'Tjekliste',
  choose: 'Vælg en tjekliste.',
  tasks: 'Opgaver, der oprettes',
  orderHelp: 'Opgaver fra tjeklisten, som ordren allerede har, oprettes ikke igen.',
  make: (count: number) => `Opret ${tasks(count)}`,
  made: (count: number) =>
    count === 1 ? '1 opgave er oprettet.' : `${count} opgaver er oprettet.`,
  hasAll: 'Ordren har alle tjeklistens opgaver.',
  failed: 'Opgaverne blev ikke oprettet. Prøv igen.',
} as const;
