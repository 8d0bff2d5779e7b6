import { formatDate, formatKroner } from '@driftig/domain/format';

/** Texts of a person's day, week and next orders. */
export const texts = {
  title: 'Lige nu',
  today: 'I dag',
  failed: 'Dagens plan kunne ikke hentes.',
  state: { working: 'På arbejde', absent: 'Væk', planned: 'Planlagt', free: 'Fri' },
  since: (clock: string) => `Siden kl. ${clock}`,
  until: (date: string) => `til og med ${formatDate(date)}`,
  untilClock: (clock: string) => `til kl. ${clock}`,
  free: 'Ingen vagt og intet fravær.',
  week: 'Timer i ugen',
  ofNorm: (hours: string, norm: string) => `${hours} af ${norm}`,
  pending: (hours: string) => `${hours} afventer`,
  hoursByMonth: (months: readonly number[]) =>
    `Timer de sidste 12 måneder, ældste først: ${months.map(formatKroner).join('; ')}`,
  weekFailed: 'Ugens timer kunne ikke hentes.',
  next: 'Næste ordrer',
  noNext: 'Ikke planlagt på kommende ordrer.',
  nextFailed: 'De næste ordrer kunne ikke hentes.',
  more: (count: number) => `og ${count} mere`,
} as const;
