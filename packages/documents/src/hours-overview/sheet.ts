import type { jsPDF } from 'jspdf';

import type { HoursOverview } from '../hours-overview.types.ts';
import { pageLabel } from '../invoice-document.ts';
import { createPen, type Pen } from '../pdf/pen.ts';
import { colors, styles } from '../pdf/styles.ts';
import { cutText } from '../pdf/wrap.ts';

/** A4 upright, in mm. */
export const LEFT = 14;
export const RIGHT = 196;
/** The lowest y of rows; the footer is below. */
export const BOTTOM = 280;

const TITLE = 17;
const PERIOD = 23;
const TOP = 30;
const FOOT_RULE = 284;

/** The facts at the head of each page. */
type Heading = Pick<HoursOverview, 'title' | 'company' | 'period' | 'filters' | 'continued'>;

/** The pages of an overview: what is drawn with, and a way to begin the next one. */
export type Sheets = {
  readonly pdf: jsPDF;
  readonly pen: Pen;
  readonly overview: Heading;
  /** Begins the next page and returns the y below its heading. */
  readonly next: () => number;
};

/** Writes the heading of the first page; `next` does so on the others. */
export function openSheets(pdf: jsPDF, overview: Heading): Sheets & { top: number } {
  const pen = createPen(pdf);
  const next = () => {
    pdf.addPage('a4', 'portrait');
    return writeHeading(pen, overview);
  };
  return { pdf, pen, overview, next, top: writeHeading(pen, overview) };
}

function writeHeading(pen: Pen, { title, company, period, filters }: Heading): number {
  pen.write(title, LEFT, TITLE, { ...styles.due, size: 14 });
  pen.writeRight(cutText(company, styles.strong, pen, 110), RIGHT, TITLE, styles.strong);
  pen.write(period, LEFT, PERIOD, styles.medium);
  pen.writeRight(cutText(filters, styles.dimmed, pen, 100), RIGHT, PERIOD, styles.dimmed);
  return TOP;
}

/** The footer of every page, written last because it says how many pages there are. */
export function writeFooters({ pdf, pen }: Sheets): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    pen.rule(LEFT, RIGHT, FOOT_RULE, colors.border);
    pen.writeRight(pageLabel(page, pages), RIGHT, FOOT_RULE + 4.6, styles.small);
  }
}
