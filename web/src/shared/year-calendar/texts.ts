export const texts = {
  weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  day: (date: string, status: string) => `${date}: ${status}`,
  calendar: (year: number) => `Kalender ${year}`,
  legend: 'Hvad farverne betyder',
  today: 'I dag',
  year: 'År',
  previousYear: 'Forrige år',
  nextYear: 'Næste år',
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
} as const;
