import { describe, expect, it } from 'vitest';

import { readPdf } from '../../../tests/support/files/read-pdf.ts';
import { renderTimeOffPdf } from './timeoff-calendar-pdf.ts';
import type { TimeOffBar, TimeOffCalendar, TimeOffRow } from './timeoff-calendar.types.ts';

const bar: TimeOffBar = {
  left: 0,
  right: 5,
  lane: 0,
  tone: 'approved',
  isCutLeft: false,
  isCutRight: false,
  isOpen: false,
  labels: ['Ferie', 'F'],
};
const jonas: TimeOffRow = { name: 'Jonas Bak', department: 'Teknik', lanes: 1, bars: [bar] };

const calendar: TimeOffCalendar = {
  title: 'Ferieoversigt',
  company: 'Nordlys Event ApS',
  period: 'Uge 53, 28. december 2026 – 3. januar 2027',
  filters: 'Alle afdelinger, 1 medarbejder',
  legend: [
    { tone: 'approved', label: 'Godkendt' },
    { tone: 'pending', label: 'Afventer' },
    { tone: 'rejected', label: 'Afvist' },
  ],
  kinds: 'F Ferie · S Sygdom',
  notes: 'Helligdage: 1. januar Nytårsdag',
  employee: 'Medarbejder',
  empty: 'Ingen er væk i perioden.',
  isoDate: '2026-11-23',
  columns: ['ma', 'ti', 'on', 'to', 'fr', 'lø', 'sø'].map((weekday, index) => ({
    weekday,
    day: String(((index + 27) % 31) + 1),
    isFree: index > 3,
    isToday: index === 1,
  })),
  rows: [jonas],
};
const month = Array.from({ length: 31 }, (_, index) => ({
  weekday: 'ma',
  day: String(index + 1),
  isFree: false,
  isToday: false,
}));
const pagesOf = async (changes: Partial<TimeOffCalendar> = {}) =>
  readPdf(await renderTimeOffPdf({ ...calendar, ...changes }));

describe('the time-off calendar', () => {
  it('is A4 across, with company, period, filters, legend, holidays and page number as text', async () => {
    const [page] = await pagesOf();
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([297, 210]);
    for (const text of [
      'Ferieoversigt',
      'Nordlys Event ApS',
      'Uge 53, 28. december 2026 – 3. januar 2027',
      'Alle afdelinger, 1 medarbejder',
      'Godkendt',
      'Afventer',
      'Afvist',
      'F Ferie · S Sygdom',
      'Helligdage: 1. januar Nytårsdag',
      'Side 1 af 1',
    ])
      expect(page?.text).toContain(text);
    expect(page?.text).toContain('28 29 30 31 1 2 3');
    expect(page?.text).toMatch(/Jonas Bak +Teknik +Ferie/);
  });

  it('has a bar’s text in the column of its first day, and a letter where there is no room', async () => {
    const half = { ...bar, left: 3.5, right: 4 };
    const [page] = await pagesOf({ columns: month, rows: [{ ...jonas, bars: [half] }] });
    const pieces = page?.pieces ?? [];
    const day = pieces.find(({ text, y }) => text === '4' && y < 45);
    const letter = pieces.find(({ text, y }) => text === 'F' && y > 45);
    const width = (285 - 60) / 31;
    expect(day?.x).toBeGreaterThan(60 + 3 * width);
    expect(letter?.x).toBeGreaterThan(60 + 3.5 * width);
    expect(letter?.x).toBeLessThan(60 + 4 * width);
  });

  it('has 200 people on several pages, each once, under the same heading', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...jonas,
      name: `Medarbejder nr${index + 1}.`,
      lanes: index % 20 === 0 ? 2 : 1,
    }));
    const pages = await pagesOf({ columns: month, rows });
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Side ${index + 1} af ${pages.length}`);
      expect(page.text).toContain('Nordlys Event ApS');
      expect(page.text).toContain('Godkendt');
      const lowest = Math.max(
        ...page.pieces.filter(({ text }) => text.startsWith('Medarbejder nr')).map(({ y }) => y),
      );
      expect(lowest).toBeLessThan(194);
    }
    const all = pages.map(({ text }) => text).join('\n');
    const named = [...all.matchAll(/Medarbejder nr(\d+)\./g)].map(([, number]) => Number(number));
    expect(named).toEqual(rows.map((_, index) => index + 1));
  });

  it('says so without absences', async () => {
    const [page] = await pagesOf({ rows: [] });
    expect(page?.text).toContain('Ingen er væk i perioden.');
  });

  it('shortens long names, which do not run into the days', async () => {
    const name = 'Karoline-Amalie Bartholomæussen von Rosenkrantz-Gyldenstierne';
    const [page] = await pagesOf({ rows: [{ ...jonas, name }] });
    const shown = page?.pieces.filter(({ x, y }) => x < 60 && y > 45 && y < 60) ?? [];
    const [text = ''] = shown.map((piece) => piece.text);
    expect(shown).toHaveLength(1);
    expect(text).toMatch(/^Karoline-Amalie Barth.*…$/);
  });

  it('has the same bytes for the same calendar', async () => {
    expect(await renderTimeOffPdf(calendar)).toEqual(await renderTimeOffPdf(calendar));
    expect(await renderTimeOffPdf({ ...calendar, company: 'Andre ApS' })).not.toEqual(
      await renderTimeOffPdf(calendar),
    );
  });
});

it('keeps a name in another script', async () => {
  const [page] = await readPdf(await renderTimeOffPdf({ ...calendar, company: 'شركة' }));
  expect(page?.text).toContain('شركة');
});
