import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';

const people = (count: number) => (count === 1 ? '1 medarbejder' : `${count} medarbejdere`);

export const texts = {
  title: 'Ferieoversigt',
  weekLabel: (number: number) => `Uge ${number}`,
  weekShort: (number: number) => `U${number}`,

  filters: 'Filtre',
  filtersSet: (count: number) => `${count} valgt`,
  done: 'Vis',
  reset: 'Nulstil',
  department: 'Afdeling',
  allDepartments: 'Alle afdelinger',
  noDepartment: 'Uden afdeling',
  employee: 'Medarbejder',
  allEmployees: 'Alle medarbejdere',
  hidesWeekends: 'Skjul weekender',
  showsHoliday: 'Ferie',
  showsSickness: 'Sygdom',
  onlyAway: 'Kun fraværende',
  holidayHelp: 'Ferie viser også feriefridage, omsorgsdage, barsel, afspadsering og ulønnet fri.',
  sicknessHelp: 'Sygdom viser også barnets 1. sygedag.',

  legend: 'Hvad farverne betyder',
  statuses: { pending: 'Afventer', approved: 'Godkendt', rejected: 'Afvist' },
  statusInText: { pending: 'afventer', approved: 'godkendt', rejected: 'afvist' },
  counted: (label: string, count: number | undefined) => `${label} ${count ?? '–'}`,
  kind: (type: AbsenceType) => `${absenceTypes[type].letter} ${absenceTypes[type].label}`,
  holidayOn: (day: string, name: string) => `${day} ${name}`,
  holidays: (all: string) => `Helligdage: ${all}`,
  todayNote: 'i dag',

  calendar: (period: string) => `Fravær, ${period}`,
  scroll: 'Kalender, kan rulles',
  openEnd: 'indtil videre',
  timesOnDay: (from: string, to: string) => {
    if (from !== '' && to !== '') return `${from}-${to}`;
    if (from !== '') return `fra ${from}`;
    return to === '' ? '' : `til ${to}`;
  },
  barName: (kind: string, when: string, status: string) => `${kind}, ${when}, ${status}`,
  planOn: (person: string, day: string) => `Planlæg Ferie for ${person}, ${day}`,
  onDay: (kind: string) => `${kind}, fortsat`,
  formerEmployee: 'Tidligere medarbejder',
  nobodyThere: 'Ingen medarbejdere passer på filtrene.',
  nobodyAway: 'Ingen er væk i perioden.',
  nobodyAwayThatDay: 'Ingen er væk.',
  noEmployees: 'Der er ingen medarbejdere endnu.',
  showAll: (count: number) => `Vis ${count} mere`,

  type: 'Type',
  when: 'Periode',
  duration: 'Varighed',
  durationHelp: 'Uden weekender og helligdage.',
  durationSoFar: 'Indtil nu, uden weekender og helligdage.',
  comment: 'Kommentar',
  none: 'Ingen',
  status: 'Status',
  reason: 'Begrundelse',
  from: (date: string) => `fra ${date}`,
  close: 'Luk',

  savePdf: 'Gem som PDF',
  fileName: 'timeoff-calendar.pdf',
  pdfFailed: 'PDF’en blev ikke lavet.',
  pdfFailedHelp: 'Kalenderen er der stadig. Prøv igen.',
  peopleCount: people,
  kindsShown: (holiday: boolean, sickness: boolean) => {
    if (holiday && sickness) return '';
    if (holiday) return 'kun ferie';
    return sickness ? 'kun sygdom' : 'hverken ferie eller sygdom';
  },
  onlyAwayNote: 'kun fraværende',
  withoutWeekends: 'uden weekender',

  loadFailed: 'Fraværet kunne ikke hentes, så kalenderen er tom.',
  offline: 'Der er ingen forbindelse, så kalenderen er tom.',
  retry: 'Prøv igen',
  missing: (count: number) => `Fraværet for ${people(count)} kunne ikke hentes.`,
  peopleFailed: 'Listen over medarbejdere kunne ikke hentes. Du ser dem, der har fravær.',
} as const;
