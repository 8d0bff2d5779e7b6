import { addDays, type DateText } from '@driftig/domain/dates';
import { weekdayOf } from '@driftig/domain/weeks';

import { colorOf, type Category, type DemoEvent } from './demo-event.ts';

interface Department {
  readonly id: string;
  readonly name: string;
}

interface Person extends Department {
  readonly departmentId: string;
}

export const departments: readonly Department[] = [
  { id: 'bar', name: 'Bar' },
  { id: 'teknik', name: 'Teknik' },
];

export const people: readonly Person[] = [
  { id: 'freja', name: 'Freja Holm', departmentId: 'bar' },
  { id: 'ida', name: 'Ida Krogh', departmentId: 'bar' },
  { id: 'ali', name: 'Ali Hassan', departmentId: 'teknik' },
  { id: 'mikkel', name: 'Mikkel Toft', departmentId: 'teknik' },
];

type Sample = readonly [
  weekday: number,
  personId: string,
  from: string,
  to: string,
  category: Category,
  title: string,
];

/** Weekday 0 is Monday. */
const samples: readonly Sample[] = [
  [0, 'freja', '08:00', '12:00', 'work', 'Varemodtagelse'],
  [0, 'freja', '12:00', '12:30', 'lunch', 'Frokost'],
  [0, 'ali', '09:00', '15:00', 'work', 'Lager'],
  [1, 'mikkel', '08:30', '16:00', 'work', 'Opsætning af lyd'],
  [1, 'ida', '14:00', '20:00', 'work', 'Vinsmagning'],
  [1, 'ida', '17:00', '17:15', 'break', 'Pause'],
  [2, 'freja', '10:00', '18:00', 'work', 'Bar til foredrag'],
  [2, 'freja', '13:00', '13:30', 'lunch', 'Frokost'],
  [2, 'ali', '10:00', '15:00', 'work', 'Frokostmøde'],
  [2, 'mikkel', '16:00', '20:00', 'work', 'Prøve på scenen'],
  [3, 'ida', '08:00', '14:00', 'work', 'Klargøring'],
  [3, 'ida', '11:30', '12:00', 'lunch', 'Frokost'],
  [3, 'mikkel', '15:00', '21:00', 'work', 'Generalprøve'],
  [4, 'ali', '12:00', '20:00', 'work', 'Premiere'],
  [4, 'ali', '16:00', '16:15', 'break', 'Pause'],
  [4, 'freja', '15:00', '21:00', 'work', 'Fredagsbar'],
  [5, 'mikkel', '10:00', '16:00', 'work', 'Kulturnat'],
];

/** A week of examples around a date, with one event of a whole day. */
export function sampleEvents(today: DateText): readonly DemoEvent[] {
  const monday = addDays(today, -weekdayOf(today));
  const events = samples.map(([weekday, personId, from, to, category, title], index) => {
    const date = addDays(monday, weekday);
    const departmentId = people.find(({ id }) => id === personId)?.departmentId ?? '';
    const times = { start: `${date}T${from}`, end: `${date}T${to}` };
    const color = colorOf[category];
    const id = `sample-${index}`;
    return { ...times, id, title, description: '', color, category, departmentId, personId };
  });
  const friday = addDays(monday, 4);
  const course = {
    id: 'sample-course',
    title: 'Førstehjælp',
    description: 'Kursus for alle i Bar.',
    start: `${friday}T00:00`,
    end: `${addDays(friday, 1)}T00:00`,
    color: 'blue',
    category: 'work',
    departmentId: 'bar',
    personId: 'ida',
  } as const;
  return [...events.map((event) => ({ ...event, allDay: false })), { ...course, allDay: true }];
}
