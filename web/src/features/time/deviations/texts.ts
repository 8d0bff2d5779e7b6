import { restLimits } from '@driftig/domain/time/rest';

export const texts = {
  title: 'Afvigelser fra hviletid',
  parent: 'Tidrapport Godkendelse',
  purpose:
    'Her ser I, hvor timerne afviger fra lovens regler om hvile og arbejdstid, og noterer hvorfor.',
  list: 'Afvigelser',
  one: 'afvigelse',
  many: 'afvigelser',
  search: 'Søg i afvigelser',

  open: 'Åbne',
  noted: 'Noteret',
  all: 'Alle',
  openOne: 'Åben',
  date: 'Dato',
  employee: 'Medarbejder',
  allEmployees: 'Alle medarbejdere',
  rule: 'Regel',
  length: 'Afvigelse',
  source: 'Kilde',
  status: 'Status',
  from: 'Fra',
  to: 'Til',
  note: 'Noter',
  show: 'Vis noten',
  action: 'Handling',
  csvName: 'afvigelser',

  emptyTitle: 'Ingen afvigelser',
  empty: 'Timerne i perioden følger reglerne om hvile og arbejdstid.',
  shortened: (from: string) => `Der vises højst et halvt år ad gangen, her fra ${from}.`,

  noteTitle: 'Noter afvigelse',
  noteHelp:
    'Loven kræver, at en afvigelse noteres: hvad der skete, hvor længe, hvor mange og hvorfor.',
  noteFixed: 'Noten kan ikke rettes bagefter.',
  what: 'Hvad skete der, og hvor længe?',
  people: 'Hvor mange medarbejdere?',
  why: 'Hvorfor?',
  noWhat: 'Skriv, hvad der skete.',
  noPeople: 'Skriv, hvor mange medarbejdere det drejer sig om.',
  noWhy: 'Skriv hvorfor.',
  saved: 'Afvigelsen er noteret.',
  shownTitle: 'Noteret afvigelse',
  by: 'Noteret af',
  byAt: (name: string, when: string) => `${name}, ${when}`,
  close: 'Luk',

  rules: 'Reglerne',
  ruleLines: [
    `Mindst ${restLimits.dailyRest} timers sammenhængende hvile i hvert døgn (arbejdsmiljøloven § 50).`,
    `For unge under 18 år mindst ${restLimits.youngRest} timer i døgnet (arbejdsmiljøloven § 62).`,
    `Et fridøgn i hver periode på syv døgn, i forlængelse af en daglig hvile: ${restLimits.weeklyRest} timer i alt (arbejdsmiljøloven § 51).`,
    `Højst ${restLimits.weeklyAverage} timer om ugen i gennemsnit over fire måneder, overarbejde regnet med og dage med ferie og sygdom regnet fra (arbejdstidsloven § 4).`,
  ],
  exempt:
    'Selvtilrettelæggere er undtaget. En overenskomst eller særlige regler for jeres arbejde kan give lov til mere; skriv det i noten.',
} as const;
