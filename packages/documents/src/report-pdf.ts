import { jsPDF } from 'jspdf';

import { loadFallbacks } from './fallback/fallback.ts';
import { BOTTOM, LEFT, openSheets, RIGHT, writeFooters } from './hours-overview/sheet.ts';
import { writeTable } from './hours-overview/table.ts';
import { identifyFile } from './pdf/file-identity.ts';
import { addFonts } from './pdf/fonts.ts';
import { SMALL_LINE, styles } from './pdf/styles.ts';
import { wrapText, writeLines } from './pdf/wrap.ts';
import type { PrintedReport } from './report.types.ts';

/** A report of bookkeeping as a PDF of A4 pages (product B61). The same input gives the same bytes. */
export async function renderReportPdf(report: PrintedReport): Promise<Uint8Array> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  const content = JSON.stringify(report);
  identifyFile(pdf, content, report.isoDate);
  const title = `${report.title}, ${report.period}`;
  pdf.setProperties({ title, author: report.company, creator: 'Driftig' });
  pdf.setLanguage('da');
  addFonts(pdf, await loadFallbacks(content));
  const { top, ...sheets } = openSheets(pdf, report);
  const below = writeTable(sheets, report.table, top);
  const note = wrapText(report.note, styles.small, sheets.pen, RIGHT - LEFT);
  const height = (note.length + 1) * SMALL_LINE;
  const y = below + height > BOTTOM ? sheets.next() : below + SMALL_LINE;
  writeLines(sheets.pen, note, LEFT, y, styles.small, SMALL_LINE);
  writeFooters(sheets);
  return new Uint8Array(pdf.output('arraybuffer'));
}
