import type { DocumentGroup, DocumentLine, InvoiceDocument } from '../invoice-document.types.ts';
import type { Pen } from '../pdf/pen.ts';
import { colors, LINE, styles } from '../pdf/styles.ts';
import { wrapRuns, wrapText } from '../pdf/wrap.ts';
import type { Line } from '../pdf/wrap.ts';
import { measureColumns } from './columns.ts';
import type { Columns } from './columns.ts';
import { BOTTOM, LEFT, RIGHT } from './sheet.ts';
import type { Sheets } from './sheet.ts';

const HEADER = 6.4;
/** `first` replaces `baseline` right below the column names, where less space is needed. */
const GROUP = { baseline: 7.3, rule: 9.5, first: 6.2 } as const;
const ROW = { baseline: 4.6, height: 6.6 } as const;
/** Rows with more lines than this may be split between pages. */
const UNSPLIT_LINES = 12;

type Table = {
  readonly sheets: Sheets;
  readonly document: InvoiceDocument;
  readonly columns: Columns;
};

function writeColumnNames({ sheets: { pen }, document, columns }: Table, top: number): number {
  const y = top + HEADER;
  const names = document.columns;
  pen.write(names.name, LEFT, y, styles.label);
  pen.writeRight(names.quantity, columns.quantityRight, y, styles.label);
  if (names.unit !== undefined) pen.write(names.unit, columns.unitLeft, y, styles.label);
  pen.writeRight(names.price, columns.priceRight, y, styles.label);
  pen.writeRight(names.total, RIGHT, y, styles.label);
  return y;
}

function writeGroupHeading(pen: Pen, title: string, sum: string, top: number): number {
  pen.write(title, LEFT, top + GROUP.baseline, styles.strong);
  pen.writeRight(sum, RIGHT, top + GROUP.baseline, styles.strong);
  pen.rule(LEFT, RIGHT, top + GROUP.rule, colors.groupRule);
  return top + GROUP.rule;
}

function continuePage(table: Table, title: string): number {
  const top = writeColumnNames(table, table.sheets.next());
  const heading = `${title}, fortsat`;
  return writeGroupHeading(table.sheets.pen, heading, '', top + GROUP.first - GROUP.baseline);
}

function linesOf({ sheets: { pen }, columns }: Table, line: DocumentLine): Line[] {
  const name = line.description === '' ? line.name : `${line.name},`;
  return wrapRuns(
    [
      { text: name, style: styles.medium },
      { text: line.description, style: styles.dimmed },
    ],
    pen,
    columns.nameWidth,
  );
}

function writeFigures(table: Table, line: DocumentLine, y: number): void {
  const { pen } = table.sheets;
  const { quantityRight, priceRight } = table.columns;
  pen.writeRight(line.quantity, quantityRight, y, styles.text);
  pen.writeRight(line.price, priceRight, y, styles.text);
  pen.writeRight(line.total, RIGHT, y, styles.text);
}

type Row = { readonly name: readonly Line[]; readonly unit: readonly string[]; count: number };

function rowOf(table: Table, line: DocumentLine): Row {
  const name = linesOf(table, line);
  const unit = wrapText(line.unit, styles.dimmed, table.sheets.pen, table.columns.unitWidth);
  return { name, unit, count: Math.max(1, name.length, unit.length) };
}

function rowHeight(row: Row): number {
  return ROW.height + (row.count - 1) * LINE;
}

function writeRowLine(table: Table, row: Row, index: number, y: number): void {
  const { pen } = table.sheets;
  for (const piece of row.name[index] ?? []) {
    pen.write(piece.text, LEFT + piece.x, y, piece.style);
  }
  pen.write(row.unit[index] ?? '', table.columns.unitLeft, y, styles.dimmed);
}

/** Writes a row from `top` and returns its bottom; only a very long row is split between pages. */
function writeRow(table: Table, title: string, line: DocumentLine, row: Row, top: number): number {
  let y = top;
  for (let index = 0; index < row.count; index += 1) {
    if (y + ROW.height > BOTTOM) y = continuePage(table, title);
    writeRowLine(table, row, index, y + ROW.baseline);
    if (index === 0) writeFigures(table, line, y + ROW.baseline);
    y += LINE;
  }
  return y + ROW.height - LINE;
}

function writeGroup(table: Table, group: DocumentGroup, top: number): number {
  const { pen } = table.sheets;
  let y = writeGroupHeading(pen, group.title, group.sum, top);
  for (const [index, line] of group.lines.entries()) {
    const row = rowOf(table, line);
    const moves = row.count <= UNSPLIT_LINES && y + rowHeight(row) > BOTTOM;
    if (moves) y = continuePage(table, group.title);
    else if (index > 0) pen.rule(LEFT, RIGHT, y, colors.rowRule);
    y = writeRow(table, group.title, line, row, y);
  }
  return y;
}

/** Begins a new page when a heading would be separated from its first row. */
function startOfGroup(table: Table, group: DocumentGroup, top: number): number {
  const [first] = group.lines;
  const count = first === undefined ? 1 : rowOf(table, first).count;
  const together = count <= UNSPLIT_LINES ? count : 2;
  const needed = GROUP.rule + ROW.height + (together - 1) * LINE;
  if (top + needed <= BOTTOM) return top;
  const names = writeColumnNames(table, table.sheets.next());
  return names + GROUP.first - GROUP.baseline;
}

/** Writes the groups of lines from `top` over as many pages as needed; returns the bottom. */
export function writeTable(sheets: Sheets, document: InvoiceDocument, top: number): number {
  if (document.groups.length === 0) return top;
  const columns = measureColumns(sheets.pen, document);
  const table = { sheets, document, columns };
  let y = writeColumnNames(table, top) + GROUP.first - GROUP.baseline;
  for (const group of document.groups) {
    y = writeGroup(table, group, startOfGroup(table, group, y));
  }
  return y;
}
