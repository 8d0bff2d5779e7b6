import { describe, expect, it } from 'vitest';

import { readPdf } from '../../../tests/support/files/read-pdf.ts';
import { renderHoursOverviewPdf } from './hours-overview-pdf.ts';
import type { HoursGroup, HoursOverview } from './hours-overview.types.ts';

const row = ['24-11-2026', 'Julefrokost', 'Opsætning', '07:00–15:00', 'Godkendt', '8,00', '+0,60'];
const jonas: HoursGroup = { name: 'Jonas Bak', sums: ['8,00', '+0,60'], rows: [row] };
const overview: HoursOverview = {
  title: 'Ugeoversigt',
  company: 'Nordlys Event ApS',
  period: 'Uge 48, 23.–29. november 2026',
  filters: 'Alle afdelinger, 1 medarbejder',
  continued: '(fortsat)',
  note: 'Flex er dagens timer minus normen.',
  isoDate: '2026-11-23',
  summary: {
    title: 'Oversigt',
    columns: [
      { label: 'Medarbejder' },
      { label: 'Timer', width: 20, isFigure: true },
      { label: 'Flex', width: 20, isFigure: true },
    ],
    groups: [{ name: '', sums: [], rows: [['Jonas Bak', '8,00', '+0,60']] }],
    total: ['I alt', '8,00', '+0,60'],
    empty: 'Ingen.',
  },
  details: {
    title: 'Detaljer',
    columns: [
      { label: 'Dato', width: 22 },
      { label: 'Projekt' },
      { label: 'Aktivitet' },
      { label: 'Tid', width: 26 },
      { label: 'Status', width: 20 },
      { label: 'Timer', width: 16, isFigure: true },
      { label: 'Flex', width: 16, isFigure: true },
    ],
    groups: [jonas],
    total: [],
    empty: 'Ingen timer.',
  },
};
const pagesOf = async (changes: Partial<HoursOverview> = {}) =>
  readPdf(await renderHoursOverviewPdf({ ...overview, ...changes }));

describe('the overview of hours', () => {
  it('keeps a name in another script', async () => {
    const [page] = await pagesOf({ company: 'شركة' });
    expect(page?.text).toContain('شركة');
  });

  it('is A4 upright, with period, filters, sums, entries and page number as text', async () => {
    const [page, ...others] = await pagesOf();
    expect(others).toEqual([]);
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([210, 297]);
    for (const text of [
      'Ugeoversigt Nordlys Event ApS',
      'Uge 48, 23.–29. november 2026 Alle afdelinger, 1 medarbejder',
      'Jonas Bak 8,00 +0,60',
      'I alt 8,00 +0,60',
      '24-11-2026 Julefrokost Opsætning 07:00–15:00 Godkendt 8,00 +0,60',
      'Side 1 af 1',
    ])
      expect(page?.text.replaceAll(/ +/g, ' ')).toContain(text);
  });

  it('has figures that end on one line below their heading', async () => {
    const [page] = await pagesOf();
    const pieces = page?.pieces ?? [];
    const hours = pieces.filter(({ text }) => text === 'Timer' || text === '8,00');
    expect(hours.length).toBeGreaterThan(3);
    for (const { x } of hours) expect(x).toBeGreaterThan(140);
  });

  it('has 60 people with a month each on several pages, every entry once, under the same headings', async () => {
    const groups = Array.from({ length: 60 }, (_, person) => ({
      ...jonas,
      name: `Medarbejder nr${person}.`,
      rows: Array.from({ length: 22 }, (_day, day) => {
        const [, ...rest] = row;
        return [`p${person}d${day}.`, ...rest];
      }),
    }));
    const pages = await pagesOf({ details: { ...overview.details, groups } });
    expect(pages.length).toBeGreaterThan(20);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Side ${index + 1} af ${pages.length}`);
      expect(page.text).toContain('Nordlys Event ApS');
      expect(page.text).toMatch(/Dato +Projekt +Aktivitet/);
      const lowest = Math.max(
        ...page.pieces.filter(({ text }) => /^p\d/.test(text)).map(({ y }) => y),
      );
      expect(lowest).toBeLessThan(280);
    }
    const all = pages.map(({ text }) => text).join('\n');
    const entries = [...all.matchAll(/p(\d+)d(\d+)\./g)].map(([text]) => text);
    expect(entries).toEqual(groups.flatMap(({ rows }) => rows.map(([id = '']) => id)));
    expect(all).toContain('(fortsat)');
  });

  it('wraps a long text, which does not run into the next column', async () => {
    const activity = 'Nedtagning af scene, lys og lyd efter jubilæumsfesten og kørsel til lageret';
    const long = ['24-11-2026', 'Julefrokost', activity, ...row.slice(3)];
    const [page] = await pagesOf({
      details: { ...overview.details, groups: [{ ...jonas, rows: [long] }] },
    });
    const pieces = page?.pieces ?? [];
    const times = pieces.find(({ text }) => text === '07:00–15:00');
    const parts = pieces.filter(({ text }) => text !== '' && activity.includes(text));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ text }) => text).join(' ')).toBe(activity);
    for (const { x } of parts) expect(x).toBeLessThan(times?.x ?? 0);
  });

  it('says so without hours', async () => {
    const [page] = await pagesOf({ details: { ...overview.details, groups: [] } });
    expect(page?.text).toContain('Ingen timer.');
  });

  it('has the same bytes for the same overview', async () => {
    expect(await renderHoursOverviewPdf(overview)).toEqual(await renderHoursOverviewPdf(overview));
  });
});
