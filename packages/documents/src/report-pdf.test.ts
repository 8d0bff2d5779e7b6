import { expect, test } from 'vitest';

import { readPdf } from '../../../tests/support/files/read-pdf.ts';
import { renderReportPdf } from './report-pdf.ts';
import type { PrintedReport } from './report.types.ts';

const report = (rows: number): PrintedReport => ({
  title: 'Resultatopgørelse',
  company: 'Nordlys Event ApS',
  period: '01-01-2026 til 31-12-2026',
  filters: 'Lavet 27-11-2026 10:00',
  continued: '(fortsat)',
  note: 'Indtægter er positive.',
  isoDate: '2026-11-27',
  table: {
    title: '',
    columns: [{ label: 'Konto' }, { label: 'Perioden', width: 27, isFigure: true }],
    groups: [
      {
        name: 'Omsætning',
        sums: ['1.250,00'],
        rows: Array.from({ length: rows }, (_, index) => [`${1000 + index} Salg`, '1.250,00']),
      },
    ],
    total: ['Resultat', '1.250,00'],
    empty: 'Intet.',
  },
});

test('a report bears company, period and when it was made on each page, and its number of all', async () => {
  const pages = await readPdf(await renderReportPdf(report(120)));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, { text }] of pages.entries()) {
    expect(text).toContain('Nordlys Event ApS');
    expect(text).toContain('01-01-2026 til 31-12-2026');
    expect(text).toContain('Lavet 27-11-2026 10:00');
    expect(text).toContain(`Side ${index + 1} af ${pages.length}`);
  }
  const all = pages.map(({ text }) => text).join(' ');
  expect(all).toContain('1119 Salg');
  expect(all).toContain('Indtægter er positive.');
});

test('the same report gives the same bytes', async () => {
  expect(await renderReportPdf(report(3))).toEqual(await renderReportPdf(report(3)));
});
