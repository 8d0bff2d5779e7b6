import { jsPDF } from 'jspdf';

import { loadFallbacks } from './fallback/fallback.ts';
import { pageLabel } from './invoice-document.ts';
import { identifyFile } from './pdf/file-identity.ts';
import { addFonts } from './pdf/fonts.ts';
import { createPen, type Pen } from './pdf/pen.ts';
import { colors, styles } from './pdf/styles.ts';
import { cutText, wrapText } from './pdf/wrap.ts';
import type { Style } from './pdf/styles.ts';
import type { WeekPlan, WeekPlanEntry, WeekPlanRow } from './week-plan.types.ts';

/** A4 across, in mm. */
const page = { left: 12, right: 285, names: 52, top: 34, bottom: 194, foot: 201 } as const;
/** An entry's lines, and `pad` above and below the entries of a row. */
const entry = { line: 3.4, first: 3.2, last: 1.8, pad: 1.2, gap: 0.8 } as const;
/** A longer title is cut, so that one order does not make a row of half a page. */
const mostTitleLines = 3;
const shortestRow = 9;

const fills: Readonly<Record<WeekPlanEntry['tone'], string>> = {
  shift: colors.tint,
  absence: colors.rowRule,
  missing: '#FDF3DC',
};

/** The week of people by days as a PDF of A4 pages across (product K34). The same input gives the same bytes. */
export async function renderWeekPlanPdf(plan: WeekPlan): Promise<Uint8Array> {
  const pdf = await createPdf(plan);
  const pen = createPen(pdf);
  const step = (page.right - page.names) / Math.max(1, plan.columns.length);
  let y = writeHeading(pen, plan, step);
  for (const planned of plan.rows) {
    const row = drawnRow(pen, planned, step - 1);
    const height = heightOf(row);
    if (y + height > page.bottom && y > page.top) {
      pdf.addPage('a4', 'landscape');
      y = writeHeading(pen, plan, step);
    }
    writeRow(pen, row, { y, height, step });
    y += height;
  }
  if (plan.rows.length === 0) pen.write(plan.empty, page.left, page.top + 8, styles.dimmed);
  writeFooters(pdf, pen);
  return new Uint8Array(pdf.output('arraybuffer'));
}

async function createPdf(plan: WeekPlan): Promise<jsPDF> {
  const pdf = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: 'landscape',
    compress: true,
    putOnlyUsedFonts: true,
  });
  const content = JSON.stringify(plan);
  identifyFile(pdf, content, plan.isoDate);
  const title = `${plan.title}, ${plan.period}`;
  pdf.setProperties({ title, author: plan.company, creator: 'Driftig' });
  pdf.setLanguage('da');
  addFonts(pdf, await loadFallbacks(content));
  return pdf;
}

interface DrawnLine {
  readonly text: string;
  readonly style: Style;
}

interface DrawnEntry {
  readonly fill: string;
  readonly lines: readonly DrawnLine[];
}

interface DrawnRow extends Pick<WeekPlanRow, 'name' | 'department'> {
  readonly days: readonly (readonly DrawnEntry[])[];
}

const bold: Style = { ...styles.strong, size: 7.8 };
const small: Style = { ...styles.small, color: colors.text };

function drawnRow(pen: Pen, { name, department, days }: WeekPlanRow, width: number): DrawnRow {
  const toDrawn = (one: WeekPlanEntry) => ({
    fill: fills[one.tone],
    lines: linesOf(pen, one, width - 2),
  });
  return { name, department, days: days.map((entries) => entries.map(toDrawn)) };
}

/** The time, the words in as many lines as they take, and how many people are missing. */
function linesOf(pen: Pen, { time, text, note }: WeekPlanEntry, width: number): DrawnLine[] {
  const wrapped = wrapText(text, small, pen, width);
  const kept = wrapped.slice(0, mostTitleLines - 1);
  const rest = wrapped.slice(mostTitleLines - 1).join(' ');
  const title = rest === '' ? kept : [...kept, cutText(rest, small, pen, width)];
  const toLine = (style: Style) => (line: string) => ({ text: line, style });
  return [
    ...(time === '' ? [] : [time].map(toLine(bold))),
    ...title.map(toLine(small)),
    ...(note === undefined ? [] : wrapText(note, bold, pen, width).map(toLine(bold))),
  ];
}

/** Two lines at least, so that short entries beside each other are of one height. */
const heightOfEntry = ({ lines }: DrawnEntry) =>
  entry.last + Math.max(2, lines.length) * entry.line;

function heightOf({ days }: DrawnRow): number {
  const heights = days.map((entries) =>
    entries.reduce((sum, one) => sum + heightOfEntry(one) + entry.gap, 0),
  );
  return Math.max(shortestRow, Math.max(0, ...heights) + 2 * entry.pad);
}

function writeHeading(pen: Pen, plan: WeekPlan, step: number): number {
  pen.write(plan.title, page.left, 16, { ...styles.due, size: 14 });
  pen.writeRight(cutText(plan.company, styles.strong, pen, 160), page.right, 16, styles.strong);
  pen.write(plan.period, page.left, 22, styles.medium);
  pen.write(plan.employee, page.left, page.top - 2.4, styles.label);
  for (const [index, day] of plan.columns.entries())
    pen.write(day, page.names + index * step + 1.4, page.top - 2.4, styles.strong);
  pen.rule(page.left, page.right, page.top, colors.groupRule);
  return page.top;
}

interface Place {
  readonly y: number;
  readonly height: number;
  readonly step: number;
}

function writeRow(
  pen: Pen,
  { name, department, days }: DrawnRow,
  { y, height, step }: Place,
): void {
  const width = page.names - page.left - 2;
  pen.write(cutText(name, styles.medium, pen, width), page.left, y + 4.6, styles.medium);
  pen.write(cutText(department, styles.small, pen, width), page.left, y + 8, styles.small);
  for (const [index, entries] of days.entries()) {
    let top = y + entry.pad;
    for (const one of entries) {
      const x = page.names + index * step + 0.5;
      writeEntry(pen, one, { x, y: top, width: step - 1 });
      top += heightOfEntry(one) + entry.gap;
    }
  }
  pen.rule(page.left, page.right, y + height, colors.rowRule);
}

function writeEntry(
  pen: Pen,
  one: DrawnEntry,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  pen.box(x, y, width, heightOfEntry(one), { fill: one.fill, radius: 1 });
  for (const [index, { text, style }] of one.lines.entries())
    pen.write(text, x + 1, y + entry.first + index * entry.line, style);
}

function writeFooters(pdf: jsPDF, pen: Pen): void {
  const pages = pdf.getNumberOfPages();
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number);
    pen.writeRight(pageLabel(number, pages), page.right, page.foot, styles.small);
  }
}
