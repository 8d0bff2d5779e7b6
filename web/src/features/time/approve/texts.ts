import { texts as shared } from '../../../shared/decision-lists/texts.ts';

export const texts = {
  ...shared,
  title: 'Tidrapport Godkendelse',
  purpose: 'Gennemse timer, godkend dem, eller send dem tilbage med en bemærkning.',
  create: 'Opret',
  createInternal: 'Opret intern',
  internalProjects: 'Interne projekter',
  weekOverview: 'Ugeoversigt',
  timeOff: 'Ferie og fravær',
  deviations: 'Afvigelser fra hviletid',
  settings: 'Indstillinger',
  moreOfPage: 'Mere om timer',

  project: 'Projekt',
  allProjects: 'Alle projekter',
  chosenProject: 'Ét projekt',
  clearProject: 'Vis alle projekter',
  balance: 'Flexsaldo',

  date: 'Dato',
  activity: 'Aktivitet',
  kind: 'Type',
  norm: 'Norm',
  hours: 'Timer',
  flex: 'Flex',
  unit: 'Enhed',
  times: 'Tidspunkt',
  pause: (minutes: number) => `pause ${minutes}`,
  none: '–',
  hoursUnit: 'timer',
  flexUnit: 'timers flex',

  hoursTotal: 'Timer i alt',
  flexTotal: 'Flex i alt',
  hoursOnPage: 'Timer på siden',
  flexOnPage: 'Flex på siden',

  history: 'Historik',
  invoiceLabel: 'Faktura',
  onInvoice: (number: number) => `På faktura ${number}`,

  removeFailed: (what: string) => `${what} kunne ikke slettes`,
  changed: (what: string) =>
    `En anden har ændret ${what} imens. Se registreringen igennem igen; listen viser nu det nyeste.`,

  rejectHelp: 'Medarbejderen ser den ved registreringen.',
  noRemark: 'Skriv en bemærkning, så medarbejderen ved hvorfor.',
  removeHelp:
    'Registreringen regnes ikke længere med. Historikken bevares i 5 år, som loven kræver.',

  manyTitle: (count: number) =>
    count === 1 ? 'Godkend 1 registrering?' : `Godkend ${count} registreringer?`,
  manyRuns: (count: number) =>
    count === 1 ? 'Godkender 1 registrering' : `Godkender ${count} registreringer`,
  manySum: (count: number, hours: string, people: number) =>
    `${count === 1 ? '1 registrering' : `${count} registreringer`} på i alt ${hours} timer, fra ${people === 1 ? '1 medarbejder' : `${people} medarbejdere`}.`,
  manyChecking: 'Ser efter hvile …',
  manyUnknown:
    'Reglerne om hvile kunne ikke slås op. Godkendes der nu, kan afvigelser noteres bagefter.',
  manyProgress: 'Godkender',
  manyDone: (count: number) =>
    count === 1 ? '1 registrering er godkendt' : `${count} registreringer er godkendt`,
  recallTitle: (count: number) =>
    count === 1 ? 'Tilbagekald 1 registrering' : `Tilbagekald ${count} registreringer`,
  recallProgress: 'Kalder tilbage',
  recallDone: (count: number) =>
    count === 1 ? '1 registrering afventer igen' : `${count} registreringer afventer igen`,
  approveMany: (count: number) => `Godkend ${count}`,
  approveOthers: (count: number) =>
    count === 1 ? 'Godkend kun den anden' : `Godkend kun de ${count} andre`,
  summary: (hours: string) => `${hours} timer`,
  marks: {
    sick: 'Syg den dag',
    absence: 'Fravær den dag',
    ahead: 'Dagen er ikke kommet endnu',
    longDay: 'Over 13 timer på dagen',
    twice: 'Flere registreringer på dagen',
  },
  mark: 'Se efter',
  leftOut: (count: number) =>
    count === 1
      ? '1 er ikke valgt: se den efter først'
      : `${count} er ikke valgt: se dem efter først`,
  refused: (count: number) => (count === 1 ? '1 blev ikke ændret:' : `${count} blev ikke ændret:`),
  notSent: (count: number) => (count === 1 ? '1 blev ikke sendt.' : `${count} blev ikke sendt.`),
  retry: 'Prøv igen',
  stop: 'Stop',
  undo: 'Fortryd',
  fetchFailed: 'De andre sider kunne ikke hentes, så kun denne er valgt.',

  restTitle: 'Afviger fra reglerne om hvile',
  restHelp:
    'Loven kræver, at en afvigelse noteres: hvad der skete, hvor længe, hvor mange og hvorfor.',
  restWhat: 'Hvad skete der?',
  restWhatHelp: 'Hvor længe noteres ud for hver afvigelse.',
  restPeople: 'Hvor mange medarbejdere?',
  restWhy: 'Hvorfor?',
  noWhat: 'Skriv, hvad der skete.',
  noPeople: 'Skriv, hvor mange medarbejdere det drejer sig om.',
  noWhy: 'Skriv hvorfor.',

  list: 'Tidsregistreringer',
  one: 'registrering',
  many: 'registreringer',
  empty: 'Ingen tidsregistreringer fundet i den valgte filtrering.',
  emptyPending: 'Når medarbejderne registrerer timer, står de her, til du har taget stilling.',
  emptyDecided: 'Her kommer dem, der er taget stilling til.',
  showWaiting: (count: number) => `Se ${count === 1 ? 'den' : `de ${count}`}, der afventer`,
} as const;
