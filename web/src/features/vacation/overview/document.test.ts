import { rangeOf } from '@driftig/domain/periods';
import { renderTimeOffPdf } from '@driftig/documents/timeoff-calendar-pdf';
import { expect, it } from 'vitest';

import { readPdf } from '../../../../../tests/support/files/read-pdf.ts';
import { calendarDocument } from './document.ts';
import { entryWith } from './entry.samples.ts';
import { daysOf } from './period.ts';
import { allShown, peopleWith, rowsOf, type Filters } from './rows.ts';

const period = rangeOf('month', '2026-12-10');
const employees = [
  { id: 'jonas', name: 'Jonas Bak', department: 'Teknik' },
  { id: 'sara', name: 'Sara Winther', department: 'Bar' },
];
const entries = [
  entryWith({ startDate: '2026-12-07', endDate: '2026-12-11' }),
  entryWith({
    employeeId: 'sara',
    type: 'sickness',
    startDate: '2026-12-09',
    endDate: '2026-12-09',
  }),
];

async function printed(changes: Partial<Filters>, employee = '') {
  const filters = { ...allShown, ...changes };
  const days = daysOf(period, filters.hidesWeekends);
  const rows = rowsOf(peopleWith(employees, entries), entries, days, filters);
  const company = 'Nordlys Event ApS';
  const today = '2026-12-10';
  const shown = { company, view: 'month' as const, period, days, rows, filters, employee, today };
  const [page] = await readPdf(await renderTimeOffPdf(calendarDocument(shown)));
  return page?.text ?? '';
}

it('the PDF has what the screen shows: period, people, bars, letters and public holidays', async () => {
  const text = await printed({});
  for (const part of [
    'Nordlys Event ApS',
    'December 2026',
    'Alle afdelinger, 2 medarbejdere',
    'Godkendt',
    'Afventer',
    'Afvist',
    'F Ferie · S Sygdom',
    'Helligdage: 25. december Juledag, 26. december 2. juledag',
    'Side 1 af 1',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Jonas Bak +Teknik +Ferie/);
  expect(text).toMatch(/Sara Winther +Bar +S/);
});

it.each([
  [{ department: 'Bar', hidesWeekends: true }, '', 'Bar, 1 medarbejder, uden weekender'],
  [{ employee: 'jonas' }, 'Jonas Bak', 'Alle afdelinger, Jonas Bak'],
  [{ showsHoliday: false, onlyAway: true }, '', '1 medarbejder, kun sygdom, kun fraværende'],
])('filters %j are written above it', async (filters, employee, expected) => {
  expect(await printed(filters, employee)).toContain(expected);
});
