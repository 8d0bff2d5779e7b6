import { jsPDF } from 'jspdf';

import { openSheets, LEFT, RIGHT, writeFooters } from './hours-overview/sheet.ts';
import { writeTable } from './hours-overview/table.ts';
import type { HoursOverview } from './hours-overview.types.ts';
import { loadFallbacks } from './fallback/fallback.ts';
import { identifyFile } from './pdf/file-identity.ts';
import { addFonts } from './pdf/fonts.ts';
import { SMALL_LINE, styles } from './pdf/styles.ts';
import { wrapText, writeLines } from './pdf/wrap.ts';

/** Between the summary and the details. */
const GAP = 10;

async function createPdf(overview: HoursOverview): Promise<jsPDF> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  identifyFile(pdf, JSON.stringify(overview), overview.isoDate);
  const title = `${overview.title}, ${overview.period}`;
  pdf.setProperties({ title, author: overview.company, creator: 'Driftig' });
  pdf.setLanguage('da');
  addFonts(pdf, await loadFallbacks(JSON.stringify(overview)));
  return pdf;
}

/**
 * The hours of a week or month as a PDF of A4 pages, with text that can be searched: a line a person,
 * then what each did. The same input gives the same bytes.
 */
export async function renderHoursOverviewPdf(overview: HoursOverview): Promise<Uint8Array> {
  const pdf = await createPdf(overview);
  const { top, ...sheets } = openSheets(pdf, overview);
  const { pen } = sheets;
  const below = writeTable(sheets, overview.summary, top);
  const note = wrapText(overview.note, styles.small, pen, RIGHT - LEFT);
  const y = writeLines(pen, note, LEFT, below + SMALL_LINE, styles.small, SMALL_LINE);
  writeTable(sheets, overview.details, y + GAP - SMALL_LINE);
  writeFooters(sheets);
  return new Uint8Array(pdf.output('arraybuffer'));
}
