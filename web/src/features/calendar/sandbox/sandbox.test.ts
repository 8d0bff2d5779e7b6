import { describe, expect, test } from 'vitest';

import { newEvent } from './demo-event.ts';
import { sampleEvents } from './demo-data.ts';
import { eventOf, eventSchema, valuesOf } from './event-form.ts';
import { hasOtherLunch } from './lunch.ts';

const today = '2026-11-12';
const events = sampleEvents(today);
const person = { id: 'freja', departmentId: 'bar' };
const noon = newEvent(`2026-11-09T13:00`, `2026-11-09T13:30`, person);
const lunch = { ...noon, title: 'Frokost', category: 'lunch' } as const;

const faultsOf = (values: ReturnType<typeof valuesOf>) =>
  eventSchema('new', events)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('lunch', () => {
  test.each([
    ['a second one on the day', lunch, true],
    ['one on another day', { ...lunch, start: '2026-11-10T13:00' }, false],
    ["another person's", { ...lunch, personId: 'ali' }, false],
    ['a break', { ...lunch, category: 'break' }, false],
  ] as const)('%s', (_name, event, isSecond) => {
    expect(hasOtherLunch(event, events)).toBe(isSecond);
  });

  test('the samples have at most one per person and day', () => {
    const lunches = events.filter(({ category }) => category === 'lunch');
    expect(lunches.length).toBeGreaterThan(0);
    expect(lunches.filter((event) => hasOtherLunch(event, events))).toEqual([]);
  });
});

describe('the form', () => {
  const values = valuesOf({ ...noon, title: 'Møde' });

  test('takes an event and gives it back', () => {
    expect(faultsOf(values)).toBeUndefined();
    expect(eventOf(noon.id, values)).toEqual({ ...noon, title: 'Møde' });
  });

  test('keeps whole days as they were', () => {
    const course = events.find(({ allDay }) => allDay);
    expect(course && eventOf(course.id, valuesOf(course))).toEqual(course);
  });

  test.each([
    [{ title: ' ' }, ['title', 'Skriv en titel.']],
    [{ endTime: '13:14' }, ['endTime', 'Slut skal være mindst 15 minutter efter start.']],
    [{ endDate: '2026-11-08' }, ['endTime', 'Slut skal være mindst 15 minutter efter start.']],
    [{ startTime: '' }, ['startTime', 'Skriv et tidspunkt.']],
    [{ departmentId: 'teknik' }, ['personId', 'Personen er ikke i afdelingen.']],
    [{ category: 'lunch' }, ['category', 'Der kan kun være én Lunch på den valgte dag.']],
  ] as const)('refuses %o', (wrong, fault) => {
    expect(faultsOf({ ...values, ...wrong })).toEqual([fault]);
  });
});
