import { jsPDF } from 'jspdf';

import { loadFallbacks } from './fallback/fallback.ts';
import { pageLabel } from './invoice-document.ts';
import { identifyFile } from './pdf/file-identity.ts';
import { addFonts } from './pdf/fonts.ts';
import { createPen, type Pen } from './pdf/pen.ts';
import { colors, styles } from './pdf/styles.ts';
import { cutText } from './pdf/wrap.ts';
import type { WeekPlan, WeekPlanEntry, WeekPlanRow } from './week-plan.types.ts';

/** A4 across, in mm. */
const page = { left: 12, right: 285, names: 52, top: 34, bottom: 194, foot: 201 } as const;
/** An entry has two lines; `pad` is above and below the entries of a row. */
const entry = { height: 8.6, line: 3.4, first: 3.2, pad: 1.2, gap: 0.8 } as const;
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
  for (const row of plan.rows) {
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

function heightOf({ days }: WeekPlanRow): number {
  const most = Math.max(0, ...days.map((entries) => entries.length));
  return Math.max(shortestRow, most * (entry.height + entry.gap) + 2 * entry.pad);
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
  { name, department, days }: WeekPlanRow,
  { y, height, step }: Place,
): void {
  const width = page.names - page.left - 2;
  pen.write(cutText(name, styles.medium, pen, width), page.left, y + 4.6, styles.medium);
  pen.write(cutText(department, styles.small, pen, width), page.left, y + 8, styles.small);
  for (const [index, entries] of days.entries())
    for (const [place, one] of entries.entries())
      writeEntry(pen, one, {
        x: page.names + index * step + 0.5,
        y: y + entry.pad + place * (entry.height + entry.gap),
        width: step - 1,
      });
  pen.rule(page.left, page.right, y + height, colors.rowRule);
}

function writeEntry(
  pen: Pen,
  { time, text, tone }: WeekPlanEntry,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  pen.box(x, y, width, entry.height, { fill: fills[tone], radius: 1 });
  const lines = time === '' ? [text] : [time, text];
  const small = { ...styles.small, color: colors.text };
  for (const [index, line] of lines.entries()) {
    const style = index === 0 && time !== '' ? { ...styles.strong, size: 7.8 } : small;
    pen.write(
      cutText(line, style, pen, width - 2),
      x + 1,
      y + entry.first + index * entry.line,
      style,
    );
  }
}

function writeFooters(pdf: jsPDF, pen: Pen): void {
  const pages = pdf.getNumberOfPages();
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number);
    pen.writeRight(pageLabel(number, pages), page.right, page.foot, styles.small);
  }
}
