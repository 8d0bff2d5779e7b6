import { formatInstant } from '../../../ui/time/format-instant.ts';

export const texts = {
  timer: 'Ur',
  start: 'Start ur',
  stop: 'Stop',
  discard: 'Kasser',
  startedAt: (instant: string) => `Startet ${formatInstant(instant)}`,
  noProject: 'Uden projekt endnu',
  help: 'Start, når du går i gang. Uret kører videre, også når du lukker telefonen.',
  failed: 'Uret kunne ikke hentes.',
  startFailed: 'Uret er ikke startet.',
  started: 'Uret er startet.',

  stopTitle: 'Stop ur',
  stopHelp: 'Timerne gemmes og afventer din leders godkendelse.',
  project: 'Projekt',
  activity: 'Aktivitet',
  pause: 'Pause (min.)',
  save: 'Gem timer',
  cancel: 'Lad det køre',
  saved: 'Timerne er gemt.',
  ran: (clock: string) => `Uret har kørt i ${clock}.`,
  noProjectFault: 'Vælg projekt for arbejdstimer.',
  badNumber: 'Skriv et helt tal',

  discardTitle: 'Kasser uret?',
  discardHelp: (clock: string) => `Uret har kørt i ${clock}. Timerne gemmes ikke.`,
  keep: 'Behold uret',
} as const;
