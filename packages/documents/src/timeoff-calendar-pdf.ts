import { jsPDF } from 'jspdf';

import { loadFallbacks } from './fallback/fallback.ts';
import { identifyFile } from './pdf/file-identity.ts';
import { addFonts } from './pdf/fonts.ts';
import { colors, styles } from './pdf/styles.ts';
import { cutText } from './pdf/wrap.ts';
import { drawBar } from './timeoff-calendar/bars.ts';
import { BOTTOM, DAYS, LEFT, openSheets, RIGHT, writeFooters } from './timeoff-calendar/sheet.ts';
import type { Sheets } from './timeoff-calendar/sheet.ts';
import type { TimeOffCalendar, TimeOffRow } from './timeoff-calendar.types.ts';

/** A row with one lane, and what each further lane adds, in mm. */
const ROW = { height: 7, lane: 5.6, bar: 5, baseline: 4.6 } as const;

async function createPdf(calendar: TimeOffCalendar): Promise<jsPDF> {
  const pdf = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: 'landscape',
    compress: true,
    putOnlyUsedFonts: true,
  });
  identifyFile(pdf, JSON.stringify(calendar), calendar.isoDate);
  const title = `${calendar.title}, ${calendar.period}`;
  pdf.setProperties({ title, author: calendar.company, creator: 'Driftig' });
  pdf.setLanguage('da');
  addFonts(pdf, await loadFallbacks(JSON.stringify(calendar)));
  return pdf;
}

const heightOf = ({ lanes }: TimeOffRow) => ROW.height + (lanes - 1) * ROW.lane;

function shadeDays({ pen, calendar, step }: Sheets, top: number, height: number): void {
  for (const [index, { isFree }] of calendar.columns.entries())
    if (isFree)
      pen.box(DAYS + index * step, top, step, height, { fill: colors.rowRule, radius: 0 });
}

function writeName({ pen }: Sheets, { name, department }: TimeOffRow, y: number): void {
  const width = DAYS - LEFT - 2;
  pen.write(cutText(name, styles.medium, pen, width), LEFT, y, styles.medium);
  const left = width - pen.width(`${name} `, styles.medium);
  // Rather no department than its first letters.
  if (pen.width(department, styles.small) <= left)
    pen.writeRight(department, DAYS - 2, y, styles.small);
}

function writeRow(sheets: Sheets, row: TimeOffRow, top: number): number {
  const { pdf, pen, step } = sheets;
  const height = heightOf(row);
  shadeDays(sheets, top, height);
  writeName(sheets, row, top + ROW.baseline);
  for (const bar of row.bars) {
    const x = DAYS + bar.left * step + 0.3;
    const y = top + 1 + bar.lane * ROW.lane;
    const width = Math.max(1, (bar.right - bar.left) * step - 0.6);
    drawBar(pdf, pen, { x, y, width, height: ROW.bar }, bar);
  }
  pen.rule(LEFT, RIGHT, top + height, colors.rowRule);
  return top + height;
}

/**
 * The calendar of time off as a PDF of A4 pages across, with text that can be searched. The same
 * input gives the same bytes.
 */
export async function renderTimeOffPdf(calendar: TimeOffCalendar): Promise<Uint8Array> {
  const pdf = await createPdf(calendar);
  const { top, ...sheets } = openSheets(pdf, calendar);
  let y = top;
  for (const row of calendar.rows) {
    if (y + heightOf(row) > BOTTOM) y = sheets.next();
    y = writeRow(sheets, row, y);
  }
  if (calendar.rows.length === 0) sheets.pen.write(calendar.empty, LEFT, top + 8, styles.dimmed);
  writeFooters(sheets);
  return new Uint8Array(pdf.output('arraybuffer'));
}
