import type { DocumentNote, DocumentRow, InvoiceDocument } from '../invoice-document.types.ts';
import type { Pen } from '../pdf/pen.ts';
import { colors, styles } from '../pdf/styles.ts';
import type { Style } from '../pdf/styles.ts';
import { wrapRuns, wrapText, writeLines } from '../pdf/wrap.ts';
import { LEFT, RIGHT } from './sheet.ts';

const NOTE_WIDTH = 87;
const NOTE_PADDING = 4;
const NOTE_GAP = 3.5;
const TOTALS_LEFT = LEFT + 99;
const ROW_STEP = 6.6;
const NOTE_ROW_STEP = 5.25;
const NOTE_LINE = 4.3;

/** A label with its amount on the right; a long label wraps before it reaches the amount. */
function writeRow(pen: Pen, row: DocumentRow, left: number, right: number, y: number): number {
  const style: Style = row.strong ? styles.strong : styles.text;
  const runs = [
    { text: row.label, style },
    { text: row.detail, style: styles.dimmed },
  ];
  const lines = wrapRuns(runs, pen, right - left - pen.width(row.value, style) - 3);
  for (const [index, line] of lines.entries()) {
    for (const piece of line) {
      pen.write(piece.text, left + piece.x, y + index * NOTE_LINE, piece.style);
    }
  }
  pen.writeRight(row.value, right, y, style);
  return y + (Math.max(1, lines.length) - 1) * NOTE_LINE;
}

function writeRows(
  pen: Pen,
  rows: readonly DocumentRow[],
  [left, right]: readonly [number, number],
  y: number,
  step: number,
): number {
  return rows.reduce((next, row) => writeRow(pen, row, left, right, next) + step, y);
}

function writeNoteText(pen: Pen, note: DocumentNote, top: number): number {
  const left = LEFT + NOTE_PADDING;
  const right = LEFT + NOTE_WIDTH - NOTE_PADDING;
  const lines = (text: string, style: Style): string[] => wrapText(text, style, pen, right - left);
  let y = top + 6.6;
  y = writeLines(pen, lines(note.title, styles.strong), left, y, styles.strong, 4.5);
  y = writeLines(pen, lines(note.subtitle, styles.dimmed), left, y, styles.dimmed, 4.5);
  if (note.rows.length > 0) {
    y = writeRows(pen, note.rows, [left, right], y + 2.2, NOTE_ROW_STEP) - 1.7;
    if (note.text !== '') pen.rule(left, right, y, colors.border);
    y += note.text === '' ? 0.6 : 5;
  }
  y = writeLines(pen, lines(note.text, styles.dimmed), left, y, styles.dimmed, NOTE_LINE);
  return y + 0.2;
}

function writeNotes(pen: Pen, notes: readonly DocumentNote[], top: number): number {
  let y = top;
  for (const note of notes) {
    const bottom = writeNoteText(pen, note, y);
    pen.box(LEFT, y, NOTE_WIDTH, bottom - y, { stroke: colors.border });
    y = bottom + NOTE_GAP;
  }
  return notes.length > 0 ? y - NOTE_GAP : top;
}

function writeTotals(pen: Pen, totals: InvoiceDocument['totals'], top: number): number {
  const sides = [TOTALS_LEFT, RIGHT] as const;
  let y = writeRows(pen, totals.base, sides, top + 4.4, ROW_STEP) - 3.3;
  pen.rule(TOTALS_LEFT, RIGHT, y, colors.groupRule);
  y = writeRows(pen, totals.sum, sides, y + 5.6, ROW_STEP) - 2.4;
  if (totals.due === undefined) return y;
  pen.rule(TOTALS_LEFT, RIGHT, y, colors.text, 0.53);
  pen.write(totals.due.label, TOTALS_LEFT, y + 7.6, styles.dueLabel);
  pen.writeRight(totals.due.value, RIGHT, y + 7.6, styles.due);
  return y + 10;
}

/** Notes on the left and totals on the right, below a dark line. */
export function writeSettlement(pen: Pen, document: InvoiceDocument, top: number): number {
  pen.rule(LEFT, RIGHT, top, colors.text, 0.3);
  return Math.max(
    writeNotes(pen, document.notes, top + 3.4),
    writeTotals(pen, document.totals, top + 3.4),
  );
}
