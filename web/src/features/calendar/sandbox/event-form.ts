import { addDays } from '@driftig/domain/dates';
import * as z from 'zod';

import { minutesBetween } from '../../../ui/time-grid/math/wall-time.ts';
import type { DemoEvent } from './demo-event.ts';
import { people } from './demo-data.ts';
import { hasOtherLunch } from './lunch.ts';
import { texts } from './texts.ts';

const { form } = texts;
/** Minutes. */
const minimum = 15;

const fields = z.object({
  title: z.string().trim().min(1, form.titleMissing).max(200),
  description: z.string().trim().max(1000),
  category: z.enum(['work', 'break', 'lunch']),
  color: z.enum(['green', 'blue', 'amber', 'red', 'grey']),
  allDay: z.boolean(),
  startDate: z.string().min(1, form.dateMissing),
  startTime: z.string(),
  endDate: z.string().min(1, form.dateMissing),
  endTime: z.string(),
  departmentId: z.string(),
  personId: z.string({ error: form.personMissing }).min(1, form.personMissing),
});

type EventValues = z.output<typeof fields>;

/** Start and end as the calendar keeps them: whole days end at the midnight after the last. */
function spanOf({ allDay, startDate, startTime, endDate, endTime }: EventValues) {
  return allDay
    ? { start: `${startDate}T00:00`, end: `${addDays(endDate, 1)}T00:00` }
    : { start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}` };
}

export function valuesOf(event: DemoEvent): EventValues {
  const { start, end, allDay } = event;
  const endDate = allDay ? addDays(end.slice(0, 10), -1) : end.slice(0, 10);
  return {
    ...event,
    startDate: start.slice(0, 10),
    startTime: allDay ? '' : start.slice(11),
    endDate,
    endTime: allDay ? '' : end.slice(11),
  };
}

export function eventOf(id: string, values: EventValues): DemoEvent {
  const { title, description, category, color, allDay, departmentId, personId } = values;
  const facts = { title, description, category, color, allDay, departmentId, personId };
  return { id, ...facts, ...spanOf(values) };
}

/** Rules of one event among the others: product V23 and L15. */
export function eventSchema(id: string, events: readonly DemoEvent[]) {
  return fields.superRefine((values, context) => {
    const refuse = (path: keyof EventValues, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { allDay, startTime, endTime, departmentId, personId } = values;
    if (!allDay && startTime === '') refuse('startTime', form.timeMissing);
    if (!allDay && endTime === '') refuse('endTime', form.timeMissing);
    const person = people.find((one) => one.id === personId);
    if (person !== undefined && person.departmentId !== departmentId)
      refuse('personId', form.otherDepartment);
    if (!allDay && (startTime === '' || endTime === '')) return;
    const event = eventOf(id, values);
    if (minutesBetween(event.start, event.end) < minimum)
      refuse(allDay ? 'endDate' : 'endTime', form.tooShort);
    if (hasOtherLunch(event, events)) refuse('category', form.oneLunch);
  });
}
