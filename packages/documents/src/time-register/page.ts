import type { jsPDF } from 'jspdf';

import { pageLabel } from '../invoice-document.ts';
import { createPen, type Pen } from '../pdf/pen.ts';
import { colors, styles } from '../pdf/styles.ts';
import { cutText } from '../pdf/wrap.ts';
import type { TimeRegister } from '../time-register.types.ts';

/** A4 upright, in mm. */
export const LEFT = 16;
export const RIGHT = 194;
/** The lowest y of rows; the footer is below. */
export const BOTTOM = 276;

const TITLE = 20;
const PERSON = 27;
const NOTE = 32;
const HEADING = 36;
const FOOT_RULE = 281;

/** Where the columns begin, or for figures end. */
export const COLUMNS = {
  date: { x: LEFT },
  what: { x: 46, width: 58 },
  times: { x: 106, width: 30 },
  status: { x: 138 },
  hours: { x: 166 },
  norm: { x: 179 },
  dayHours: { x: RIGHT },
} as const;

/** The pages of a register: what is drawn with, and a way to begin the next one. */
export interface Pages {
  readonly pdf: jsPDF;
  readonly pen: Pen;
  readonly register: TimeRegister;
  /** Begins the next page and returns the y below its heading. */
  readonly next: () => number;
}

/** Writes the heading of the first page; `next` does so on the others. */
export function openPages(pdf: jsPDF, register: TimeRegister): Pages & { readonly top: number } {
  const pen = createPen(pdf);
  const next = () => {
    pdf.addPage('a4', 'portrait');
    return writeHeading(pages);
  };
  const pages: Pages = { pdf, pen, register, next };
  return { ...pages, top: writeHeading(pages) };
}

function writeHeading({ pen, register }: Pages): number {
  const { title, company, person, period, note, total } = register;
  pen.write(title, LEFT, TITLE, { ...styles.due, size: 14 });
  pen.writeRight(cutText(company, styles.strong, pen, 90), RIGHT, TITLE, styles.strong);
  pen.write(cutText(`${person}, ${period}`, styles.medium, pen, 110), LEFT, PERSON, styles.medium);
  pen.writeRight(total, RIGHT, PERSON, styles.medium);
  pen.write(note, LEFT, NOTE, styles.small);
  return HEADING;
}

/** The names of the columns; returns the y below them. */
export function writeHeaders({ pen, register: { headers } }: Pages, top: number): number {
  const y = top + 4;
  const { date, what, times, status, hours, norm, dayHours } = COLUMNS;
  pen.write(headers.date, date.x, y, styles.label);
  pen.write(headers.what, what.x, y, styles.label);
  pen.write(headers.times, times.x, y, styles.label);
  pen.write(headers.status, status.x, y, styles.label);
  pen.writeRight(headers.hours, hours.x, y, styles.label);
  pen.writeRight(headers.norm, norm.x, y, styles.label);
  pen.writeRight(headers.dayHours, dayHours.x, y, styles.label);
  pen.rule(LEFT, RIGHT, y + 1.6, colors.border);
  return y + 1.6;
}

/** The footer of every page, written last because it says how many pages there are. */
export function writeFooters({ pdf, pen, register }: Pages): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    pen.rule(LEFT, RIGHT, FOOT_RULE, colors.border);
    pen.write(`${register.person}, ${register.period}`, LEFT, FOOT_RULE + 4.6, styles.small);
    pen.writeRight(pageLabel(page, pages), RIGHT, FOOT_RULE + 4.6, styles.small);
  }
}
