import { formatDate } from '@driftig/domain/format';

import { formatWeekdayDate } from '../../../ui/time/weekday-names.ts';

export const texts = {
  title: 'Mine Ferieansøgninger',
  purpose: 'Søg om ferie og fri, se din saldo, og meld dig syg.',
  apply: 'Ansøg',
  failed: 'Dine ansøgninger kunne ikke hentes.',

  all: 'Alle',
  week: 'Uge',
  month: 'Måned',
  view: 'Periode',
  before: 'Forrige',
  next: 'Næste',
  fromNow: (date: string) => `Alt fra ${formatDate(date)}`,
  weekText: (week: number, from: string, to: string) =>
    `Uge ${week}: ${formatDate(from)} til ${formatDate(to)}`,
  withoutWeekends: 'Udeluk weekender',

  columns: {
    from: 'Fra',
    to: 'Til',
    time: 'Tid (fra-til)',
    type: 'Type',
    comment: 'Kommentar',
    total: 'Total',
    status: 'Status',
    actions: 'Handlinger',
  },
  isNew: 'Ny',
  edit: 'Rediger',
  save: 'Gem',
  remove: 'Slet',
  cancel: 'Fortryd',
  nothing: 'Du har ikke søgt om fri endnu',
  nothingHelp:
    'Søg om ferie her. Din leder får besked, og du får en mail, når der er taget stilling.',
  nothingThen: 'Der er ingen ansøgninger i den periode',
  showAll: 'Vis alle',

  deleteTitle: (name: string) => `Slet ${name}?`,
  deleteHelp: 'Ansøgningen forsvinder fra din liste og kan ikke hentes frem igen.',

  reportSick: 'Meld syg',
  well: 'Rask igen',
  reported: 'Du er meldt syg fra i dag.',
  reportFailed: 'Du er ikke meldt syg endnu.',
  undone: 'Sygemeldingen er slettet.',
  undoFailed: 'Sygemeldingen kunne ikke slettes.',
  illSince: (date: string) => `Du er meldt syg fra ${formatWeekdayDate(date)}`,
  illHelp: 'God bedring. Tryk, når du er rask, så slutter sygemeldingen.',
  wellAgain: (date: string) => `Du er meldt rask. Sidste sygedag er ${formatDate(date)}.`,
  wellFailed: 'Du er ikke meldt rask endnu.',

  nextTitle: 'Din næste ferie',
  noNext: 'Du har ingen ferie på vej.',
  seeAll: 'Se alle ansøgninger',
} as const;
