import type { ShortNotice } from '@driftig/domain/vacation/notice';
import { formatDate } from '@driftig/domain/format';

export const texts = {
  from: 'Fra',
  to: 'Til',
  timeFrom: 'Tid fra',
  timeTo: 'Tid til',
  type: 'Type',
  dayPart: 'Del af dagen',
  dayParts: {
    whole: 'Hele dagen',
    morning: 'Formiddag',
    afternoon: 'Eftermiddag',
    times: 'Fra og til',
  },
  cost: (days: string) => `Koster ${days} ferie.`,
  freeDays: 'Alle dagene er fridage. Ansøgningen koster ingen ferie.',
  comment: 'Kommentar',
  withoutWeekends: 'Fratræk weekender i Total',
  withoutHolidays: 'Fratræk helligdage',
  open: 'Slutdatoen kendes ikke endnu',
  noStart: 'Vælg en startdato.',
  noEnd: 'Vælg en slutdato.',
  badDate: 'Skriv datoen som dd-mm-åååå',
  badTime: 'Skriv tiden som tt:mm, f.eks. 07:30',
  total: (duration: string) => `Total ${duration}`,
  halfDay: '½ dag',
  untilFurther: 'Indtil videre',
  nothing: 'Ingen dage tæller med.',
  choose: 'Vælg en dato for at se, hvad ansøgningen koster.',
  leftAfter: (date: string) => `tilbage bagefter, pr. ${formatDate(date)}`,
  ending: (days: string, date: string, isLost: boolean) =>
    isLost
      ? `${days} kan kun holdes til og med ${formatDate(date)} og er ikke regnet med.`
      : `Heraf skal ${days} holdes senest ${formatDate(date)}.`,
  costsNothing: 'Trækkes ikke fra ferien',
  missing: (days: string) => `Der mangler ${days} i at være optjent til den ferie.`,
  pending: (days: string) => `Oven i det afventer ${days} ferie.`,
  balanceFailed: 'Feriesaldoen kunne ikke hentes.',
  shiftsFailed: 'Vi kunne ikke se, om ansøgningen falder sammen med vagter.',
  retry: 'Prøv igen',
  shifts: (count: number) =>
    count === 1 ? 'Falder sammen med en vagt:' : `Falder sammen med ${count} vagter:`,
  order: (number: number, title: string) => `${title === '' ? 'Ordre' : title} (${number})`,
  notice: ({ months, isMain, earliest }: ShortNotice) =>
    isMain
      ? `Kort varsel: Hovedferie (maj til september) varsles normalt ${months} måneder før. Det svarer til ${formatDate(earliest)} eller senere.`
      : `Kort varsel: Ferie varsles normalt en måned før. Det svarer til ${formatDate(earliest)} eller senere.`,

  sent: 'Ansøgningen er sendt.',
  reported: (label: string) => `${label} er meldt.`,
  saved: 'Ændringerne er gemt.',
  newTitle: 'Ny ansøgning',
  editTitle: 'Ret ansøgning',
  close: 'Luk',
  apply: 'Ansøg',
  save: 'Gem',
} as const;
