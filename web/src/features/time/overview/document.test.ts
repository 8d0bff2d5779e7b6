import { renderHoursOverviewPdf } from '@driftig/documents/hours-overview-pdf';
import { expect, it } from 'vitest';

import { readPdf } from '../../../../../tests/support/files/read-pdf.ts';
import { entrySample } from '../entry/entry.samples.ts';
import { detailsCsv, summaryCsv } from './csv.ts';
import { overviewDocument } from './document.ts';
import { personSample } from './overview.samples.ts';

const printed = {
  company: 'Nordlys Event ApS',
  view: 'week' as const,
  period: { from: '2026-11-23', to: '2026-11-29' },
  people: [personSample],
  entries: [{ ...entrySample, startTime: '07:00', endTime: '15:00' }],
  department: 'Scene',
  employee: '',
  isFlexOn: true,
  today: '2026-11-23',
};
const textOf = async (changes: Partial<typeof printed> = {}) => {
  const [page] = await readPdf(
    await renderHoursOverviewPdf(overviewDocument({ ...printed, ...changes })),
  );
  return (page?.text ?? '').replaceAll(/ +/g, ' ');
};

it('the PDF has what the screen shows: period, filters, figures, absence and entries', async () => {
  const text = await textOf();
  expect(text).toContain('Ugeoversigt Nordlys Event ApS');
  expect(text).toContain('Uge 48, 23.–29. november 2026 Scene, 1 medarbejder');
  expect(text).toContain('Jonas Lind Sygdom 1 dag 8,00 8,00 14,80 +0,60');
  expect(text).toContain('I alt 8,00 8,00 14,80 +0,60');
  expect(text).toContain(
    '23-11-2026 Lager og klargøring Klargøring 07:00–15:00 Afventer 8,00 +0,60',
  );
});

it('with flex off there is none of it', async () => {
  const text = await textOf({ isFlexOn: false });
  expect(text).toContain('Jonas Lind Sygdom 1 dag 8,00 8,00 14,80');
  expect(text).not.toContain('0,60');
  expect(text).not.toContain('Flex');
});

it('the CSV files have a line a person, and a line an entry', () => {
  expect(summaryCsv([personSample], true).trim().split('\r\n')).toEqual([
    'Medarbejder;Timer;Afventer;Norm;Flex;Fravær',
    'Jonas Lind;8;8;14,8;0,6;Sygdom 1 dag',
  ]);
  expect(detailsCsv([entrySample], false)).toContain(
    '23-11-2026;Jonas Lind;Lager og klargøring;Klargøring;;;0;Afventer;8\r\n',
  );
});
