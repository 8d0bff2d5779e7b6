import type { DocumentFact, DocumentParty, InvoiceDocument } from '../invoice-document.types.ts';
import { factRows } from '../invoice-document.ts';
import type { Pen } from '../pdf/pen.ts';
import { colors, LINE, styles } from '../pdf/styles.ts';
import { wrapText, writeLines } from '../pdf/wrap.ts';
import { LEFT, RIGHT, WIDTH } from './sheet.ts';

const TITLE_Y = 19.2;
const PARTIES_Y = 35.7;
const PARTY_GAP = 6;
/** The column width of a short fact; a wide one takes the rest. */
const FACT_WIDTH = 38.4;
const FACT_ROW_GAP = 2.4;

function writeTitle(pen: Pen, document: InvoiceDocument): number {
  pen.writeRight(document.title, RIGHT, TITLE_Y, styles.title);
  pen.writeRight(document.subtitle, RIGHT, TITLE_Y + 5.6, styles.subtitle);
  return Math.max(
    pen.width(document.title, styles.title),
    pen.width(document.subtitle, styles.subtitle),
  );
}

function writeMark(pen: Pen, mark: string): void {
  if (mark === '') return;
  const width = pen.width(mark, styles.mark) + 4.4;
  pen.box(RIGHT - width, TITLE_Y + 8.2, width, 5.2, { stroke: colors.cancelled, radius: 1.4 });
  pen.writeRight(mark, RIGHT - 2.2, TITLE_Y + 11.8, styles.mark);
}

/** The seller's name right of its logo; `x` is where the logo ends. */
function writeBrand(pen: Pen, name: string, x: number, titleWidth: number): number {
  const lines = wrapText(name, styles.brand, pen, RIGHT - titleWidth - 8 - x);
  return writeLines(pen, lines, x, TITLE_Y - 0.4, styles.brand, 5.6);
}

function writeParty(pen: Pen, party: DocumentParty, x: number, top: number): number {
  const width = WIDTH / 2 - PARTY_GAP;
  pen.write(party.label, x, top, styles.label);
  const names = wrapText(party.name, styles.party, pen, width);
  let y = writeLines(pen, names, x, top + 5.2, styles.party, LINE);
  for (const line of party.lines) {
    y = writeLines(pen, wrapText(line, styles.text, pen, width), x, y, styles.text, LINE);
  }
  return writeLines(pen, wrapText(party.cvr, styles.dimmed, pen, width), x, y, styles.dimmed, LINE);
}

function writeFactRow(pen: Pen, facts: readonly DocumentFact[], top: number): number {
  const wideWidth = WIDTH - FACT_WIDTH * facts.filter((fact) => !fact.wide).length;
  let x = LEFT;
  let bottom = top;
  for (const { label, value, wide } of facts) {
    const width = wide ? wideWidth : FACT_WIDTH;
    pen.write(label, x, top, styles.label);
    const lines = wrapText(value, styles.medium, pen, width - 4);
    bottom = Math.max(bottom, writeLines(pen, lines, x, top + 5.1, styles.medium, LINE));
    x += width;
  }
  return bottom;
}

function writeFacts(pen: Pen, facts: readonly DocumentFact[], top: number): number {
  return factRows(facts).reduce((y, row) => writeFactRow(pen, row, y) + FACT_ROW_GAP, top);
}

/** Everything above the lines. `brandX` is where the seller's name begins; undefined leaves it out. */
export function writeHeader(
  pen: Pen,
  document: InvoiceDocument,
  brandX: number | undefined,
): number {
  const titleWidth = writeTitle(pen, document);
  writeMark(pen, document.mark);
  const brandEnd =
    brandX === undefined ? 0 : writeBrand(pen, document.seller.name, brandX, titleWidth);
  const top = Math.max(PARTIES_Y, brandEnd + 8);
  const partiesEnd = Math.max(
    writeParty(pen, document.buyer, LEFT, top),
    writeParty(pen, document.seller, LEFT + 95.5, top),
  );
  const rule = Math.max(66.3, partiesEnd + 3.1);
  pen.rule(LEFT, RIGHT, rule, colors.text, 0.3);
  const factsEnd = writeFacts(pen, document.facts, rule + 6) - FACT_ROW_GAP;
  pen.rule(LEFT, RIGHT, factsEnd - 0.2, colors.groupRule);
  return factsEnd - 0.2;
}
