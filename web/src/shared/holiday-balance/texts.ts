import { formatDate } from '@driftig/domain/format';

export const texts = {
  whole: 'Hele dagen',
  until: 'Ingen slutdato',
  name: (type: string, dates: string) => `${type} ${dates}`,

  title: 'Feriesaldo',
  left: 'Tilbage at holde',
  leftAt: (date: string) => `Tilbage pr. ${formatDate(date)}`,
  earned: (days: string) => `Optjent ${days}`,
  since: (date: string) => `siden ${formatDate(date)}`,
  held: 'Holdt',
  planned: 'Godkendt',
  leftShort: 'Tilbage',
  pending: 'Afventer',
  explain: 'Se, hvordan tallet er regnet ud',
  at: 'Saldo pr.',
  atTooLate: (date: string) => `Vælg en dato til og med ${formatDate(date)}.`,
  failed: 'Feriesaldoen kunne ikke hentes.',
  expiring: (days: string, date: string) =>
    `${days} ferie skal holdes senest ${formatDate(date)}. Ellers mistes de, medmindre andet er aftalt.`,
  paidOut: (date: string) =>
    `Sidste arbejdsdag er ${formatDate(date)}. Det, der er tilbage, bliver udbetalt fra den dag.`,
  tooMuch: (days: string) => `Der er holdt eller godkendt ${days} mere, end der er optjent.`,

  close: 'Luk',
  help: 'Der optjenes 2,08 dage for hver måneds ansættelse. Dagene kan holdes, når måneden er gået.',
  howLeft: (date: string) => `Sådan er saldoen ${formatDate(date)} regnet ud`,
  year: (year: number) => `Ferieåret ${year}/${year + 1}`,
  yearDates: (from: string, earned: string, taken: string) =>
    `Optjenes ${formatDate(from)} til ${formatDate(earned)}, holdes senest ${formatDate(taken)}`,
  opening: 'Startsaldo',
  earnedMonths: (months: number) => `Optjent i ${months} ${months === 1 ? 'måned' : 'måneder'}`,
  daysWithout: (days: number) => `${days} ${days === 1 ? 'dag' : 'dage'} uden optjening`,
  correction: (note: string) => `Rettelse: ${note}`,
  taken: (isHeld: boolean, dates: string) => `${isHeld ? 'Holdt' : 'Godkendt'} ${dates}`,
  applied: (dates: string) => `Ansøgningen ${dates}`,
  range: (from: string, to: string) =>
    from === to ? formatDate(from) : `${formatDate(from)} til ${formatDate(to)}`,
  lost: 'Ikke holdt i tide',
  sum: 'Tilbage',
  total: 'Tilbage at holde i alt',
  ahead: (date: string) => `Godkendt efter ${formatDate(date)}`,
  unearned: (days: string) => `Der er godkendt ${days} mere, som først bliver optjent senere.`,
  waiting: (days: string) => `Oven i det afventer ${days}, som ikke er trukket fra endnu.`,
} as const;
