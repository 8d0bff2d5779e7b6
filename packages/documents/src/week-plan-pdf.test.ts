import { expect, test } from 'vitest';

import { readPdf } from '../../../tests/support/files/read-pdf.ts';
import { renderWeekPlanPdf } from './week-plan-pdf.ts';
import type { WeekPlan, WeekPlanRow } from './week-plan.types.ts';

const none: WeekPlanRow['days'] = [[], [], [], [], [], [], []];
const jonas: WeekPlanRow = {
  name: 'Jonas Bak',
  department: 'Teknik',
  days: none.with(3, [
    { time: '15:00-23:00', text: 'Generalprøve', tone: 'shift' },
    { time: '', text: 'Ferie', tone: 'absence' },
  ]),
};
const plan: WeekPlan = {
  title: 'Vagtplan',
  company: 'Nordlys Event ApS',
  period: 'Uge 53, 28. december 2026 – 3. januar 2027',
  employee: 'Medarbejder',
  empty: 'Ingen vagter.',
  isoDate: '2026-11-23',
  columns: ['man 28', 'tir 29', 'ons 30', 'tor 31', 'fre 1', 'lør 2', 'søn 3'],
  rows: [jonas],
};
const pagesOf = async (changes: Partial<WeekPlan> = {}) =>
  readPdf(await renderWeekPlanPdf({ ...plan, ...changes }));
const textOf = async (changes: Partial<WeekPlan> = {}) => JSON.stringify(await pagesOf(changes));

test('names people, days, shifts and absence', async () => {
  const text = await textOf();
  for (const part of ['Vagtplan', 'Jonas Bak', 'Teknik', 'tor 31', '15:00-23:00', 'Ferie'])
    expect(text).toContain(part);
});

test('a week without shifts says so', async () => {
  expect(await textOf({ rows: [] })).toContain('Ingen vagter.');
});

test('long words are broken, not cut, and say how many people are missing', async () => {
  const text = 'Bryllup i Botanisk Have med gæster';
  const lacking = {
    time: '14:00-20:00',
    text,
    note: '1 af 3, mangler 2',
    tone: 'missing',
  } as const;
  const rows = [{ name: 'Mangler folk', department: '', days: none.with(0, [lacking, lacking]) }];
  const printed = await textOf({ rows });
  for (const word of [...text.split(' '), 'mangler']) expect(printed).toContain(word);
  expect(printed).not.toContain('…');
});

test('200 people take several pages, each with its days and number', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ ...jonas, name: `Person ${index}` }));
  const text = await textOf({ rows });
  expect(text).toContain('Person 199');
  expect(text.split('tor 31').length - 1).toBeGreaterThan(5);
});

test('the same week gives the same bytes', async () => {
  expect(await renderWeekPlanPdf(plan)).toEqual(await renderWeekPlanPdf(plan));
});
