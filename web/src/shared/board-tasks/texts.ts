export const texts = {
  noDeadline: 'Ingen frist',
  tomorrow: (date: string) => `i morgen, ${date}`,
  today: 'i dag',
  isOverdue: (date: string) => `${date}, forfalden`,

  own: 'Mine opgaver',
  ownFailed: 'Dine opgaver kunne ikke hentes.',
  noOwn: 'Du har ingen opgaver, der venter.',
  all: 'Alle',
  allOwn: 'Alle mine opgaver',
  overdue: (count: number) => (count === 1 ? '1 er forfalden' : `${count} er forfaldne`),
  more: (count: number) => (count === 1 ? 'og 1 til' : `og ${count} til`),
} as const;
