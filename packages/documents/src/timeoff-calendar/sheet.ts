import type { jsPDF } from 'jspdf';

import { pageLabel } from '../invoice-document.ts';
import { createPen } from '../pdf/pen.ts';
import type { Pen } from '../pdf/pen.ts';
import { colors, styles } from '../pdf/styles.ts';
import { cutText, wrapText } from '../pdf/wrap.ts';
import type { TimeOffCalendar } from '../timeoff-calendar.types.ts';
import { drawBox } from './bars.ts';

/** A4 across, in mm. */
export const LEFT = 12;
export const RIGHT = 285;
/** Where the columns of days begin; people's names are to the left. */
export const DAYS = 60;
/** The lowest y of rows; the footer is below. */
export const BOTTOM = 194;

const TITLE = 16;
const PERIOD = 22;
const LEGEND = 28.5;
const HEAD = { weekday: 35.6, day: 39.4, bottom: 41.6 } as const;
const FOOT_RULE = 197;

/** The pages of a calendar: what is drawn with, and a way to begin the next one. */
export type Sheets = {
  readonly pdf: jsPDF;
  readonly pen: Pen;
  readonly calendar: TimeOffCalendar;
  /** The width of a day. */
  readonly step: number;
  /** Begins the next page and returns the y below its heading. */
  readonly next: () => number;
};

/** Writes the heading of the first page; `next` does so on the others. */
export function openSheets(pdf: jsPDF, calendar: TimeOffCalendar): Sheets & { top: number } {
  const pen = createPen(pdf);
  const step = (RIGHT - DAYS) / Math.max(1, calendar.columns.length);
  const next = () => {
    pdf.addPage('a4', 'landscape');
    return writeHeading(sheets);
  };
  const sheets: Sheets = { pdf, pen, calendar, step, next };
  return { ...sheets, top: writeHeading(sheets) };
}

function writeHeading(sheets: Sheets): number {
  const { pen, calendar } = sheets;
  pen.write(calendar.title, LEFT, TITLE, { ...styles.due, size: 14 });
  const company = cutText(calendar.company, styles.strong, pen, 160);
  pen.writeRight(company, RIGHT, TITLE, styles.strong);
  pen.write(calendar.period, LEFT, PERIOD, styles.medium);
  const filters = cutText(calendar.filters, styles.dimmed, pen, 180);
  pen.writeRight(filters, RIGHT, PERIOD, styles.dimmed);
  writeLegend(sheets);
  return writeColumns(sheets);
}

function writeLegend({ pdf, pen, calendar }: Sheets): void {
  let x = LEFT;
  for (const { tone, label } of calendar.legend) {
    drawBox(pdf, { x, y: LEGEND - 3, width: 7, height: 3.8 }, tone);
    pen.write(label, x + 8.6, LEGEND, styles.small);
    x += 8.6 + pen.width(label, styles.small) + 5;
  }
  const kinds = cutText(calendar.kinds, styles.small, pen, RIGHT - x);
  pen.writeRight(kinds, RIGHT, LEGEND, styles.small);
}

function writeColumns({ pen, calendar, step }: Sheets): number {
  const top = HEAD.weekday - 3.6;
  for (const [index, { weekday, day, isFree, isToday }] of calendar.columns.entries()) {
    const x = DAYS + index * step;
    const center = (text: string, y: number, style: (typeof styles)['label' | 'strong']) =>
      pen.write(text, x + (step - pen.width(text, style)) / 2, y, style);
    if (isFree) pen.box(x, top, step, HEAD.bottom - top, { fill: colors.rowRule, radius: 0 });
    center(weekday, HEAD.weekday, styles.label);
    center(day, HEAD.day, isToday ? styles.strong : styles.label);
    if (isToday) pen.rule(x + 0.6, x + step - 0.6, HEAD.bottom - 0.4, colors.text, 0.8);
  }
  pen.write(calendar.employee, LEFT, HEAD.day, styles.label);
  pen.rule(LEFT, RIGHT, HEAD.bottom, colors.groupRule);
  return HEAD.bottom;
}

/** The footer of every page, written last because it says how many pages there are. */
export function writeFooters({ pdf, pen, calendar }: Sheets): void {
  const pages = pdf.getNumberOfPages();
  const lines = wrapText(calendar.notes, styles.small, pen, RIGHT - LEFT - 30).slice(0, 2);
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    pen.rule(LEFT, RIGHT, FOOT_RULE, colors.border);
    for (const [index, line] of lines.entries())
      pen.write(line, LEFT, FOOT_RULE + 4.6 + index * 3.6, styles.small);
    pen.writeRight(pageLabel(page, pages), RIGHT, FOOT_RULE + 4.6, styles.small);
  }
}
