import type { HoursColumn, HoursGroup, HoursTable } from '../hours-overview.types.ts';
import { colors, styles, type Style } from '../pdf/styles.ts';
import { cutText, wrapText } from '../pdf/wrap.ts';
import { BOTTOM, LEFT, RIGHT, type Sheets } from './sheet.ts';

const TITLE = 7;
const HEAD = 6;
const GROUP = 6.4;
/** A row of one line, and what each further line adds. */
const ROW = { height: 5.4, line: 3.9, baseline: 3.9 } as const;
const GAP = 2.5;

type Placed = HoursColumn & { readonly left: number; readonly right: number };

function placeColumns(columns: readonly HoursColumn[]): Placed[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const shared = columns.filter(({ width }) => width === undefined).length;
  const share = (RIGHT - LEFT - fixed) / Math.max(1, shared);
  let left = LEFT;
  return columns.map((column) => {
    const right = left + (column.width ?? share);
    const place = { ...column, left, right };
    left = right;
    return place;
  });
}

type Writing = { readonly sheets: Sheets; readonly table: HoursTable; readonly columns: Placed[] };

/** Writes a table from `y` downwards, over as many pages as it takes; returns the y below it. */
export function writeTable(sheets: Sheets, table: HoursTable, y: number): number {
  const writing = { sheets, table, columns: placeColumns(table.columns) };
  const room = TITLE + HEAD + GROUP + 2 * ROW.height;
  let at = writeHead(writing, y + room > BOTTOM ? sheets.next() : y);
  if (table.groups.every(({ rows }) => rows.length === 0)) {
    sheets.pen.write(table.empty, LEFT, at + ROW.baseline + 1, styles.dimmed);
    return at + 2 * ROW.height;
  }
  for (const group of table.groups) at = writeGroup(writing, group, at);
  if (table.total.length === 0) return at;
  if (at + ROW.height > BOTTOM) at = writeHead(writing, sheets.next());
  sheets.pen.rule(LEFT, RIGHT, at, colors.groupRule);
  return writeRow(writing, table.total, at, styles.strong);
}

function writeHead({ sheets: { pen }, table, columns }: Writing, y: number): number {
  pen.write(table.title, LEFT, y + 4, styles.party);
  const top = y + TITLE;
  for (const { label, left, right, isFigure } of columns)
    if (isFigure) pen.writeRight(label, right, top + 3, styles.label);
    else pen.write(label, left, top + 3, styles.label);
  pen.rule(LEFT, RIGHT, top + HEAD - 1.4, colors.groupRule);
  return top + HEAD - 1.4;
}

function writeGroup(writing: Writing, group: HoursGroup, y: number): number {
  const { sheets } = writing;
  let at = y;
  if (at + GROUP + ROW.height > BOTTOM) at = writeHead(writing, sheets.next());
  at = writeGroupName(writing, group, '', at);
  for (const row of group.rows) {
    if (at + heightOf(linesOf(writing, row)) > BOTTOM) {
      at = writeHead(writing, sheets.next());
      at = writeGroupName(writing, group, ` ${sheets.overview.continued}`, at);
    }
    at = writeRow(writing, row, at, styles.text);
    sheets.pen.rule(LEFT, RIGHT, at, colors.rowRule);
  }
  return at;
}

function writeGroupName(
  { sheets: { pen }, columns }: Writing,
  { name, sums }: HoursGroup,
  continued: string,
  y: number,
): number {
  if (name === '') return y;
  pen.box(LEFT, y, RIGHT - LEFT, GROUP, { fill: colors.tint, radius: 0 });
  const figures = columns.filter(({ isFigure }) => isFigure);
  const width = (figures[0]?.left ?? RIGHT) - LEFT - GAP;
  pen.write(
    cutText(`${name}${continued}`, styles.strong, pen, width),
    LEFT + 1,
    y + 4.4,
    styles.strong,
  );
  if (continued === '')
    for (const [index, { right }] of figures.entries())
      pen.writeRight(sums[index] ?? '', right, y + 4.4, styles.strong);
  return y + GROUP;
}

/** Wrapped lines of each cell. */
function linesOf({ sheets: { pen }, columns }: Writing, row: readonly string[]): string[][] {
  return columns.map(({ left, right, isFigure }, index) => {
    const text = row[index] ?? '';
    if (isFigure) return [text];
    return wrapText(text, styles.text, pen, right - left - GAP);
  });
}

const heightOf = (cells: readonly string[][]) =>
  ROW.height + (Math.max(1, ...cells.map((lines) => lines.length)) - 1) * ROW.line;

function writeRow(writing: Writing, row: readonly string[], y: number, style: Style): number {
  const { pen } = writing.sheets;
  const cells = linesOf(writing, row);
  for (const [index, { left, right, isFigure }] of writing.columns.entries())
    for (const [line, text] of (cells[index] ?? []).entries()) {
      const baseline = y + ROW.baseline + line * ROW.line;
      if (isFigure) pen.writeRight(text, right, baseline, style);
      else pen.write(text, left, baseline, style);
    }
  return y + heightOf(cells);
}
