import { monthNames } from '@driftig/domain/dates';

export const texts = {
  title: 'Dashboard',
  purpose: (day: string) => `${day} Salg, ordrer og det, der venter på dig.`,
  create: 'Ny faktura',
  year: 'År',
  // Documented texts (product X5).
  loadFailed: 'Kunne ikke hente data. Prøv igen.',
  noData: 'No data is found',

  revenue: 'Omsætning uden moms',
  invoices: 'Fakturaer',
  unpaid: 'Ubetalte',
  overdue: 'Forfaldne',
  orders: 'Ordrer',
  employees: 'Medarbejdere',
  employeesNow: 'lige nu, uanset år',
  before: (year: number, value: string) => `${year}: ${value}`,

  sales: 'Salg pr. måned',
  /** `others` are the sums in other currencies, '' for none. */
  salesUnit: (currency: string, others: string) =>
    `${currency === 'DKK' ? 'Kroner' : currency} uden moms, efter fakturadato${others === '' ? '' : `. Desuden ${others}`}`,
  ordersChart: 'Ordrer pr. måned',
  ordersUnit: 'Antal ordrer efter startdato',
  orderCount: (count: number) => (count === 1 ? '1 ordre' : `${count} ordrer`),
  showTable: 'Vis som tabel',
  showChart: 'Vis som diagram',
  chartOf: (title: string, year: number) =>
    `Søjlediagram: ${title} ${year}. Tallene kan vises som tabel.`,
  tableOf: (title: string, year: number) => `${title} ${year}`,
  month: 'Måned',
  total: 'I alt',

  actions: 'Venter på dig',
  actionsFailed: 'Noget kunne ikke hentes. Der kan være mere at gøre.',
  retry: 'Prøv igen',
  overdueInvoices: (count: number) =>
    count === 1 ? '1 faktura er forfalden' : `${count} fakturaer er forfaldne`,
  credits: (count: number) =>
    count === 1 ? 'Penge til gode på 1 faktura' : `Penge til gode på ${count} fakturaer`,
  creditsWait: 'Betal pengene tilbage, eller brug dem på en anden faktura',
  andMore: (names: string, count: number) => `${names} og ${count} til`,
  seeInvoices: 'Se fakturaer',
  understaffedOrders: (count: number) =>
    `${count} ${count === 1 ? 'ordre' : 'ordrer'} mangler folk de næste 14 dage`,
  orderAt: (title: string, date: string) => `${title}, ${date}`,
  seeOrder: 'Se ordren',
  seeOrders: 'Se ordrer',
  newEnquiries: (count: number) =>
    count === 1 ? '1 ny forespørgsel' : `${count} nye forespørgsler`,
  enquiriesWait: 'Kunder, der venter på svar',
  seeEnquiries: 'Se forespørgsler',
  shiftRequests: (count: number) =>
    count === 1 ? '1 anmodning om en vagt venter' : `${count} anmodninger om vagter venter`,
  requestsWait: 'Medarbejdere, der venter på svar',
  seeRequests: 'Se dagen',
  pendingAbsences: (count: number) =>
    count === 1 ? '1 ferieansøgning venter' : `${count} ferieansøgninger venter`,
  absencesWait: 'Medarbejdere, der venter på svar',
  seeApplications: 'Se ansøgninger',
  pendingHours: (count: number) =>
    count === 1 ? '1 tidsregistrering venter' : `${count} tidsregistreringer venter`,
  hoursWait: 'Timer, der venter på godkendelse',
  seeHours: 'Se timer',
  pendingReceipts: (count: number) =>
    count === 1 ? '1 kvittering venter' : `${count} kvitteringer venter`,
  receiptsWait: 'Kvitteringer, der venter på godkendelse',
  seeReceipts: 'Se kvitteringer',
  openDrafts: (count: number) =>
    count === 1 ? '1 kladde til en faktura' : `${count} kladder til fakturaer`,
  noName: 'Uden kunde',
  seeDrafts: 'Se kladder',
  openDeviations: (count: number) =>
    count === 1
      ? '1 afvigelse fra hviletid mangler en note'
      : `${count} afvigelser fra hviletid mangler en note`,
  seeDeviations: 'Se afvigelser',
  overdueTasks: (count: number) =>
    count === 1 ? '1 af dine opgaver er forfalden' : `${count} af dine opgaver er forfaldne`,
  seeTasks: 'Se opgaver',
};

export const weekdays = ['Søndag', 'Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag'];

/** 'jan', for the axis; `monthLetter` where there is no room. */
export const shortMonth = (month: number) =>
  (monthNames[month - 1] ?? '').slice(0, 3).toLowerCase();
export const monthLetter = (month: number) => (monthNames[month - 1] ?? '').slice(0, 1);

export const unreadTexts = {
  title: 'Ulæste beskeder',
  none: 'Du har læst det hele.',
  from: (name: string, conversations: number) =>
    conversations === 1
      ? `Fra ${name}`
      : `Fra ${name} og ${conversations === 2 ? '1 anden' : `${conversations - 1} andre`}`,
  failed: 'Kunne ikke hente beskeder.',
} as const;
