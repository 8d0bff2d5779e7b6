export const texts = {
  title: 'Calendar View',
  purpose: 'Hele årets ordrer. Farven viser det, der kræver mest af dig den dag.',
  failed: 'Årets ordrer kunne ikke hentes, så kalenderen er tom.',
  offline: 'Der er ingen forbindelse, så kalenderen er tom.',
  retry: 'Prøv igen',
  createOrder: 'Opret ordre',

  previousDay: 'Forrige dag',
  nextDay: 'Næste dag',
  close: 'Luk',
  orders: (count: number) => {
    if (count === 0) return 'Ingen ordrer';
    return count === 1 ? '1 ordre' : `${count} ordrer`;
  },
  counts: (orders: string, filled: number, needed: number) =>
    `${orders}, ${filled} af ${needed} vagter besat`,
  noOrders: 'Ingen ordrer på denne dato.',
  dayFailed: 'Ordrerne kunne ikke hentes, så listen er tom.',
  dayOffline: 'Der er ingen forbindelse, så listen er tom.',
  away: (names: string) => `${names} er væk`,
  applied: (names: string) => `${names} har søgt om fri`,
  allThere: 'Ingen er væk.',
  overview: 'Ferieoversigt',

  order: (number: number) => `Ordre ${number}`,
  running: 'I gang',
  conflict: 'Konflikt',
  requests: (count: number) => (count === 1 ? '1 anmodning' : `${count} anmodninger`),
  hasRequested: (name: string) => `${name} vil have vagten`,
  noPeople: 'Ingen er tildelt endnu.',
  more: 'Vis mere',
  less: 'Vis mindre',
  planner: 'Employee Planner',
  plannerOf: (title: string) => `Employee Planner, ${title}`,
} as const;
