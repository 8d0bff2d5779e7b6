import type { jsPDF } from 'jspdf';
import { pageLabel } from '../invoice-document.ts';
import type { InvoiceDocument } from '../invoice-document.types.ts';
import { createPen } from '../pdf/pen.ts';
import type { Pen } from '../pdf/pen.ts';
import { colors, SMALL_LINE, styles } from '../pdf/styles.ts';
import { wrapText } from '../pdf/wrap.ts';

/** A4 in mm. `outer` is left empty, because printers may cut it; `inner` is the margin of the text. */
const SHEET = { width: 210, height: 297, outer: 1, inner: 13.8 } as const;
export const LEFT = SHEET.outer + SHEET.inner;
export const RIGHT = SHEET.width - LEFT;
export const WIDTH = RIGHT - LEFT;
/** The lowest y of content; the footer is below. */
export const BOTTOM = 277;
const FOOT_RULE = 281;
const CONTINUED_TOP = 21;

/** The pages of one invoice: a pen for the current one, and a way to begin the next. */
export type Sheets = {
  readonly pen: Pen;
  /** Begins the next page and returns the y below its heading. */
  readonly next: () => number;
};

export function openSheets(pdf: jsPDF, document: InvoiceDocument): Sheets {
  const pen = createPen(pdf);
  const heading = [document.title, document.mark].filter((text) => text !== '').join(', ');
  const next = (): number => {
    pdf.addPage();
    const [seller = ''] = wrapText(document.seller.name, styles.small, pen, WIDTH / 2);
    pen.write(seller, LEFT, CONTINUED_TOP - 4, styles.small);
    pen.writeRight(heading, RIGHT, CONTINUED_TOP - 4, styles.strong);
    pen.rule(LEFT, RIGHT, CONTINUED_TOP, colors.border);
    return CONTINUED_TOP;
  };
  return { pen, next };
}

/** The footer of every page, written last because it says how many pages there are. */
export function writeFooters(pdf: jsPDF, { pen }: Sheets, document: InvoiceDocument): void {
  const pages = pdf.getNumberOfPages();
  const lines = wrapText(document.footer, styles.small, pen, WIDTH - 30).slice(0, 3);
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    pen.rule(LEFT, RIGHT, FOOT_RULE, colors.border);
    for (const [index, line] of lines.entries()) {
      pen.write(line, LEFT, FOOT_RULE + 5.3 + index * SMALL_LINE, styles.small);
    }
    pen.writeRight(pageLabel(page, pages), RIGHT, FOOT_RULE + 5.3, styles.small);
  }
}
