import { formatDate } from '@driftig/domain/format';

export const texts = {
  whole: 'Hele dagen',
  until: 'Ingen slutdato',
  name: (type: string, dates: string) => `${type} ${dates}`,

  title: 'Feriesaldo',
  left: 'Tilbage at holde',
  leftAt: (date: string) => `Tilbage pr. ${formatDate(date)}`,
  earned: (days: string) => `Optjent ${days}`,
  whyEarned: 'Optjent',
  since: (date: string) => `siden ${formatDate(date)}`,
  held: 'Holdt',
  planned: 'Godkendt',
  leftShort: 'Tilbage',
  pending: 'Afventer',
  at: 'Saldo pr.',
  atTooLate: (date: string) => `Vælg en dato til og med ${formatDate(date)}.`,
  failed: 'Feriesaldoen kunne ikke hentes.',
  expiring: (days: string, date: string) =>
    `${days} ferie skal holdes senest ${formatDate(date)}. Ellers mistes de, medmindre andet er aftalt.`,
  paidOut: (date: string) =>
    `Sidste arbejdsdag er ${formatDate(date)}. Det, der er tilbage, bliver udbetalt fra den dag.`,
  tooMuch: (days: string) => `Der er holdt eller godkendt ${days} mere, end der er optjent.`,

  unearned: (days: string) => `Der er godkendt ${days} mere, som først bliver optjent senere.`,
} as const;
