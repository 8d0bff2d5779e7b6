import type { DocumentField, DocumentPayment } from '../invoice-document.types.ts';
import type { Pen } from '../pdf/pen.ts';
import { colors, LINE, SMALL_LINE, styles } from '../pdf/styles.ts';
import { wrapText, writeLines } from '../pdf/wrap.ts';
import { LEFT, RIGHT, WIDTH } from './sheet.ts';

const PADDING = 4.8;
/** Widths for date, amount and account in millimetres; the last field takes what is left. */
const FIELD_WIDTHS = [33, 37, 56] as const;

function writeFields(pen: Pen, fields: readonly DocumentField[], top: number): number {
  let bottom = top;
  let x = LEFT + PADDING;
  for (const [index, { label, value }] of fields.entries()) {
    const rest = RIGHT - PADDING - x;
    const column = index === fields.length - 1 ? rest + 3 : (FIELD_WIDTHS[index] ?? rest + 3);
    const width = column - 3;
    const labels = wrapText(label, styles.label, pen, width);
    const values = wrapText(value, styles.medium, pen, width);
    const y = writeLines(pen, labels, x, top, styles.label, SMALL_LINE) + 1.1;
    bottom = Math.max(bottom, writeLines(pen, values, x, y, styles.medium, LINE));
    x += column;
  }
  return bottom;
}

function writeCode(pen: Pen, { label, value }: DocumentField, top: number): number {
  pen.rule(LEFT + PADDING, RIGHT - PADDING, top, colors.tintRule);
  pen.write(label, LEFT + PADDING, top + 6.3, styles.label);
  pen.writeRight(value, RIGHT - PADDING, top + 6.4, styles.code);
  return top + 10.8;
}

function writeContent(pen: Pen, { fields, codes }: DocumentPayment, top: number): number {
  const fieldsEnd = writeFields(pen, fields, top + 6.1) - 0.5;
  return codes.reduce((y, code) => writeCode(pen, code, y), fieldsEnd);
}

/** Due date, amount and account on a tinted box, whose colour has no meaning of its own. */
export function writePayment(
  pen: Pen,
  measuring: Pen,
  payment: DocumentPayment,
  top: number,
): number {
  const bottom = writeContent(measuring, payment, top);
  pen.box(LEFT, top, WIDTH, bottom - top, { fill: colors.tint });
  return writeContent(pen, payment, top);
}

export function writeNotices(pen: Pen, notices: readonly string[], top: number): number {
  return notices.reduce((y, notice) => {
    const lines = wrapText(notice, styles.small, pen, WIDTH);
    return writeLines(pen, lines, LEFT, y, styles.small, SMALL_LINE);
  }, top);
}
