import { expect, test } from 'vitest';

import { readPdf } from '../../../tests/support/files/read-pdf.ts';
import { renderRegisterPdf } from './time-register-pdf.ts';
import type { RegisterLine, TimeRegister } from './time-register.types.ts';

const line: RegisterLine = {
  date: 'man 23-11-2026',
  what: 'Lager og klargøring · Klargøring',
  times: '07:00–15:30',
  status: 'Godkendt',
  hours: '8,00',
  dayHours: '8,00',
  norm: '7,40',
};
const register: TimeRegister = {
  title: 'Timeregister',
  person: 'Jonas Bak',
  company: 'Nordlys Event ApS',
  period: '2026',
  note: 'Registreret efter arbejdstidslovens § 4 b. Udskrevet 23-11-2026.',
  total: '8,00 timer på 1 dag',
  headers: {
    date: 'Dato',
    what: 'Projekt',
    times: 'Tid',
    status: 'Status',
    hours: 'Timer',
    dayHours: 'I alt',
    norm: 'Norm',
  },
  groups: [{ title: 'November', total: '8,00 timer på 1 dag', lines: [line] }],
  warningsTitle: 'Hvad reglerne siger',
  warnings: ['23-11-2026: Kort hvile. 9,50 timers hvile. Arbejdsmiljøloven § 50.'],
  empty: 'Ingen timer i 2026',
  isoDate: '2026-11-23',
};
const pagesOf = async (changes: Partial<TimeRegister> = {}) =>
  readPdf(await renderRegisterPdf({ ...register, ...changes }));

test('the register is A4 with person, company, days, sums and warnings as text', async () => {
  const [page] = await pagesOf();
  expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([210, 297]);
  for (const text of [
    'Timeregister',
    'Nordlys Event ApS',
    'Jonas Bak, 2026',
    'man 23-11-2026',
    'Lager og klargøring · Klargøring',
    '07:00–15:30',
    'Arbejdsmiljøloven § 50',
    'Side 1 af 1',
  ])
    expect(page?.text).toContain(text);
});

test('a full year runs over several pages, each day once and none over the footer', async () => {
  const groups = Array.from({ length: 12 }, (_, month) => ({
    title: `Måned ${month + 1}`,
    total: '',
    lines: Array.from({ length: 31 }, (__, day) => ({ ...line, date: `d${month * 31 + day}.` })),
  }));
  const pages = await pagesOf({ groups });
  expect(pages.length).toBeGreaterThan(5);
  for (const [index, page] of pages.entries()) {
    expect(page.text).toContain(`Side ${index + 1} af ${pages.length}`);
    const rows = page.pieces.filter(({ text }) => /^d\d+\.$/.test(text));
    expect(Math.max(...rows.map(({ y }) => y))).toBeLessThan(277);
  }
  const dates = pages.flatMap(({ text }) =>
    [...text.matchAll(/d(\d+)\./g)].map(([, n]) => Number(n)),
  );
  expect(dates).toEqual(Array.from({ length: 372 }, (_, index) => index));
});

test('nothing of a row is cut, and no text runs into the next column', async () => {
  const what = 'Sommerfest hos Karoline-Amalie Bartholomæussen von Rosenkrantz · Opsætning af lys';
  const times = '09:00–13:00, pause 30 min.';
  const lines = [{ ...line, date: 'man 30-11-2026', what, times }, line];
  const [page] = await pagesOf({ groups: [{ title: 'November', total: '', lines }] });
  const pieces = page?.pieces ?? [];
  const inColumn = (from: number, to: number) =>
    pieces.filter(({ x, y }) => x >= from && x < to && y > 48 && y < 68);
  const wordsOf = (of: typeof pieces) => of.map(({ text }) => text).join(' ');
  expect(wordsOf(inColumn(45, 105))).toContain(what);
  expect(wordsOf(inColumn(105, 137))).toContain(times);
  const date = pieces.find(({ text }) => text.startsWith('man 30-11'));
  expect((date?.x ?? 0) + (date?.width ?? 99)).toBeLessThan(45);
});

test('a year without hours says so', async () => {
  const [page] = await pagesOf({ groups: [], warnings: [] });
  expect(page?.text).toContain('Ingen timer i 2026');
});

test('the same register has the same bytes', async () => {
  expect(await renderRegisterPdf(register)).toEqual(await renderRegisterPdf(register));
});

test('a name in another script stands in the register', async () => {
  const [page] = await readPdf(await renderRegisterPdf({ ...register, company: 'شركة' }));
  expect(page?.text).toContain('شركة');
});
