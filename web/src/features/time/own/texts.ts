import { formatDate } from '@driftig/domain/format';

export const texts = {
  title: 'Ugeseddel',
  list: 'Mine timer',
  purpose: 'Registrer dine timer, og følg din flex.',
  create: 'Opret',
  today: 'Registrer i dag',
  register: 'Mit timeregister',

  tabs: { approved: 'Godkendt', pending: 'Afventer', rejected: 'Afvist' },
  statuses: 'Status',
  week: 'Uge',
  month: 'Måned',
  view: 'Periode',
  before: { week: 'Forrige uge', month: 'Forrige måned' },
  next: { week: 'Næste uge', month: 'Næste måned' },
  weekTitle: (week: number) => `Uge ${week}`,
  span: (from: string, to: string) => `${from} til ${to}`,
  ownSpan: 'Valgte datoer',
  anyTime: 'Alle datoer',
  fromDate: (from: string) => `Fra ${formatDate(from)}`,
  toDate: (to: string) => `Til ${formatDate(to)}`,
  from: 'Fra',
  to: 'Til',

  columns: {
    status: 'Status',
    date: 'Dato',
    project: 'Projekt',
    activity: 'Aktivitet',
    type: 'Type',
    norm: 'Norm',
    hours: 'Timer',
    flex: 'Flex ±',
    unit: 'Enhed',
    remarks: 'Bemærkninger',
    actions: 'Handlinger',
  },
  total: 'Timer',
  totalFlex: 'Flex',

  hoursIn: { week: 'Timer i ugen', month: 'Timer i måneden', other: 'Timer i perioden' },
  norm: 'Norm',
  ofNorm: (norm: string) => `af ${norm}`,
  flexCard: 'Flex',
  balance: 'Flexsaldo',
  flexIn: { week: 'Denne uge', month: 'Denne måned', other: 'I perioden' },
  summaryFailed: 'Dine timer i perioden kunne ikke hentes.',
  days: 'Ugens dage',
  missing: 'Mangler',
  dayLabel: (day: string, hours: string, norm: string) => `${day}: ${hours} af ${norm} timer`,
  missingLabel: (day: string) => `${day}: mangler timer`,
  missingText: (count: number) =>
    count === 1 ? '1 arbejdsdag mangler timer' : `${count} arbejdsdage mangler timer`,

  warnings: (count: number) => `${count} afvigelser fra reglerne om hvile`,
  settingsFailed: 'Du kan ikke registrere lige nu, fordi jeres indstillinger ikke kunne hentes.',
  retry: 'Prøv igen',

  none: 'Ingen tidsregistreringer fundet i den valgte filtrering.',
  noneHelp: {
    pending: 'Registrer dagens timer. De afventer her, til din leder har godkendt dem.',
    approved: 'Timer, som din leder har godkendt i perioden, står her.',
    rejected: 'Afviser din leder nogle timer, står de her med begrundelsen.',
  },
  failed: 'Dine timer kunne ikke hentes.',
  seePending: 'Se dem, der afventer',

  again: 'Registrer igen',
  edit: 'Rediger',
  remove: 'Slet',
  history: 'Historik',
  remarks: 'Bemærkninger',

  copy: 'Kopier',
  copyYesterday: 'Kopier i går',
  copyWeek: 'Kopier sidste uge',
  copied: (count: number) =>
    count === 1 ? '1 registrering er kopieret.' : `${count} registreringer er kopieret.`,
  skips: {
    ahead: 'Springes over: dagen er ikke kommet endnu',
    taken: 'Springes over: der er allerede timer',
    absence: 'Springes over: du er fraværende',
    holiday: 'Springes over: helligdag',
    closed: 'Springes over: projektet er lukket',
  },
  skippedDays: (count: number) =>
    count === 1 ? '1 dag er sprunget over.' : `${count} dage er sprunget over.`,
  todayTaken: 'Du har allerede timer i dag. Tilføj resten med Opret.',
  todayOff: 'I dag er helligdag, eller du er fraværende.',
  copyTitle: 'Kopier sidste uge?',
  copyHelp:
    'Timerne fra sidste uge kommer på de samme ugedage i denne uge. Kun dage uden timer til og med i dag bliver fyldt ud.',
  copyEntries: (hours: string, count: number) =>
    count === 1 ? `${hours} timer` : `${hours} timer i ${count} registreringer`,
  copyDays: (count: number) => (count === 1 ? 'Kopier 1 dag' : `Kopier ${count} dage`),
  copyNone: 'Der er ingen dage at kopiere til.',
  copyCancel: 'Annuller',
  previewFailed: 'Det kunne ikke hentes, hvad der bliver kopieret.',
  closedProjects: (count: number) =>
    count === 1
      ? '1 er sprunget over, fordi projektet er lukket.'
      : `${count} er sprunget over, fordi projekterne er lukket.`,
  nothingToCopy: 'Der var ikke noget at kopiere.',
  nothingYesterday: 'Du har ingen timer i går.',
  nothingLastWeek: 'Du har ingen timer i sidste uge.',
  copyFailed: 'Der er ikke kopieret noget.',
  copyUndone: 'Kopierne er slettet igen.',
  undoFailed: 'Kopierne kunne ikke slettes. Slet dem i listen.',
} as const;
