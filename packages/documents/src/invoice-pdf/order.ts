import type { DocumentOrder } from '../invoice-document.types.ts';
import { colors, LINE, styles } from '../pdf/styles.ts';
import { wrapText } from '../pdf/wrap.ts';
import { BOTTOM, LEFT, RIGHT } from './sheet.ts';
import type { Sheets } from './sheet.ts';

const HEAD = 5.6;
const AFTER = 3.2;
/** Right of the label, below the second of the facts. */
const TEXT_LEFT = LEFT + 38.4;

/** Room that is kept below a page's heading, so that its first line does not touch it. */
const BELOW_HEADING = 6;

/**
 * Writes when the order was and its description, over as many pages as a long one needs. Returns the
 * bottom.
 */
export function writeOrder(sheets: Sheets, order: DocumentOrder | undefined, top: number): number {
  if (order === undefined) return top;
  const { pen, next } = sheets;
  pen.write(order.title, LEFT, top + HEAD, styles.label);
  const lines = order.description.flatMap((line) => {
    const wrapped = wrapText(line, styles.text, pen, RIGHT - TEXT_LEFT);
    return wrapped.length === 0 ? [''] : wrapped;
  });
  let y = top + HEAD;
  if (order.when === '') y -= LINE;
  else pen.write(order.when, TEXT_LEFT, y, styles.medium);
  for (const line of lines) {
    y += LINE;
    if (y > BOTTOM) y = next() + BELOW_HEADING;
    pen.write(line, TEXT_LEFT, y, styles.text);
  }
  pen.rule(LEFT, RIGHT, y + AFTER, colors.groupRule);
  return y + AFTER;
}
