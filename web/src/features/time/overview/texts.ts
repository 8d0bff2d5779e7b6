import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';

const people = (count: number) => (count === 1 ? '1 medarbejder' : `${count} medarbejdere`);
const days = (count: number) => (count === 1 ? '1 dag' : `${count} dage`);

export const texts = {
  // Documented.
  fileName: 'timeoversigt.pdf',

  title: { week: 'Ugeoversigt', month: 'Månedsoversigt' },
  tabs: 'Oversigt eller detaljer',
  summary: 'Oversigt',
  details: 'Detaljer',
  close: 'Luk',

  department: 'Afdeling',
  allDepartments: 'Alle afdelinger',
  noDepartment: 'Uden afdeling',
  employee: 'Medarbejder',
  allEmployees: 'Alle medarbejdere',

  hours: 'Timer',
  pending: 'Afventer',
  norm: 'Norm',
  flex: 'Flex',
  days: 'Dage',
  waits: 'afventer',
  worked: (count: number) => `${days(count)} med timer`,
  absence: 'Fravær',
  total: 'I alt',
  totals: {
    hundredths: 'Timer i alt',
    pendingHundredths: 'Timer, der afventer',
    normHundredths: 'Norm i alt',
    flexHundredths: 'Flex i alt',
  },
  totalOf: (count: number) => `Summen af ${people(count)}`,
  peopleCount: people,
  daysOf: (name: string) => `Dagene for ${name}`,
  date: 'Dato',
  why: 'Flex er dagens timer minus normen, plus rettelser af flexen. En dag uden timer tæller kun med, når den afspadseres.',
  seeEntries: 'Se registreringerne',
  noDays: 'Ingen timer, norm eller fravær i perioden.',
  dayText: (day: string, parts: readonly string[]) => `${day}: ${parts.join(', ')}`,
  hoursOf: (hours: string) => `${hours} timer`,
  normOf: (norm: string) => `norm ${norm}`,
  absenceDays: (type: AbsenceType, count: number) => `${absenceTypes[type].label} ${days(count)}`,

  groupBy: 'Vis efter',
  byPerson: 'Medarbejder',
  byProject: 'Projekt',
  project: 'Projekt',
  activity: 'Aktivitet',
  from: 'Fra',
  to: 'Til',
  pause: 'Pause i minutter',
  internal: 'Intern',
  time: 'Tid',
  status: 'Status',
  adjustment: 'Flexjustering',
  entries: (count: number) => (count === 1 ? '1 registrering' : `${count} registreringer`),

  noPeople: 'Ingen medarbejdere passer på filtrene.',
  noEmployees: 'Der er ingen medarbejdere endnu.',
  noHours: 'Ingen timer er registreret i perioden.',
  loadFailed: 'Timerne kunne ikke hentes.',
  detailsFailed: 'Registreringerne kunne ikke hentes.',

  savePdf: 'Gem som PDF',
  saveCsv: 'CSV',
  csvName: 'timeoversigt',
  pdfFailed: 'PDF’en blev ikke lavet.',
  csvFailed: 'CSV-filen blev ikke lavet.',
  saveFailedHelp: 'Timerne er her stadig. Prøv igen.',
  continued: '(fortsat)',
} as const;
