import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';

const hoursAndMinutes = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min.`;
  return rest === 0 ? `${hours} t.` : `${hours} t. ${rest} min.`;
};

export const texts = {
  title: 'I dag',
  openPlanner: 'Åbn Planner',
  legend: 'Farver',
  kinds: { running: 'I gang', planned: 'Planlagt', lacking: 'Mangler', absent: 'Fravær' },
  onJob: (count: number) => `${count} på job`,
  lackingOrders: (count: number) =>
    count === 1 ? '1 ordre mangler folk' : `${count} ordrer mangler folk`,
  absent: (count: number) => `${count} væk`,
  lacking: 'Mangler folk',
  missing: (count: number) => `mangler ${count}`,
  startsIn: (minutes: number) => `begynder om ${hoursAndMinutes(minutes)}`,
  startsAt: (time: string) => `begynder kl. ${time}`,
  hasStarted: 'er begyndt',
  working: (minutes: number) => `På job ${hoursAndMinutes(minutes)}`,
  meets: (time: string) => `Møder kl. ${time}`,
  shouldHaveMet: (time: string) => `Skulle møde kl. ${time}`,
  wasDone: (time: string) => `Færdig kl. ${time}`,
  allDay: 'Hele dagen',
  awayAs: (type: AbsenceType) => absenceTypes[type].label,
  awayUntil: (type: AbsenceType, time: string) => `${absenceTypes[type].label} til kl. ${time}`,
  internal: 'Internt arbejde',
  findReplacementFor: (title: string) => `Find afløser til ${title}`,
  free: 'Fri i dag',
  all: (count: number) => `Vis alle ${count}`,
  more: (count: number) => `og ${count} til`,
  nothing: 'Der er ingen vagter og intet fravær i dag.',
  failed: 'Dagens plan kunne ikke hentes.',
  retry: 'Prøv igen',
  now: (time: string) => `Klokken er ${time}`,
  /** `all` and `rested` are counts of free people; `time` is when the first order that lacks people starts. */
  rested: (rested: number, all: number, time: string) => {
    const end = `kl. ${time} og har efter planen hvilet mindst 11 timer`;
    if (rested === 0) return `Ingen af dem er ledige ${end}`;
    if (rested === all) return all === 1 ? `Er ledig ${end}` : `Alle ${all} er ledige ${end}`;
    return `${rested} af ${all} er ${rested === 1 ? 'ledig' : 'ledige'} ${end}`;
  },
} as const;
