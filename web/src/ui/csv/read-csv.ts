export interface CsvLine {
  /** Where in the file it begins, counted from 1: a cell may hold line breaks. */
  readonly number: number;
  readonly cells: readonly string[];
  /** A quotation mark was opened and never closed, so the rest of the file stands in one cell. */
  readonly unclosed: boolean;
}

interface Cell {
  readonly text: string;
  /** Where in the file it ends. */
  readonly end: number;
  readonly unclosed: boolean;
}

const LINE_BREAK = /\r\n|\r|\n/g;
const SEPARATOR_LINE = /^sep=([;,\t])[^\r\n]*/i;

/**
 * The lines of a CSV file (RFC 4180, as spreadsheets write it), blank ones left out. Written here
 * because what is told of a faulty line is its number in the file, which libraries do not keep.
 */
export function* readCsvLines(text: string, separator: string): Generator<CsvLine> {
  const stops = new RegExp(`[${separator}\\r\\n]`, 'g');
  let number = 1;
  let at = 0;
  while (at < text.length) {
    const from = at;
    const cells: string[] = [];
    let unclosed = false;
    for (;;) {
      const cell = readCell(text, at, stops);
      cells.push(cell.text);
      unclosed ||= cell.unclosed;
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    // A separator at the very end of the file stands before one more cell, an empty one.
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { number, cells, unclosed };
    number += text.slice(from, at).match(LINE_BREAK)?.length ?? 0;
  }
}

function readCell(text: string, at: number, stops: RegExp): Cell {
  const quoted = text[at] === '"' ? readQuoted(text, at) : { text: '', end: at, unclosed: false };
  stops.lastIndex = quoted.end;
  const end = stops.exec(text)?.index ?? text.length;
  // What follows a closing mark belongs to the cell, as spreadsheets read it.
  return { text: quoted.text + text.slice(quoted.end, end), end, unclosed: quoted.unclosed };
}

/** Two marks inside a quoted cell are one. */
function readQuoted(text: string, opening: number): Cell {
  let read = '';
  let from = opening + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark < 0) return { text: read + text.slice(from), end: text.length, unclosed: true };
    read += text.slice(from, mark);
    if (text[mark + 1] !== '"') return { text: read, end: mark + 1, unclosed: false };
    read += '"';
    from = mark + 2;
  }
}

/** The separator that Excel was told in a first line of its own ('sep=;'), and the file without it. */
export function splitSeparatorLine(text: string): {
  readonly text: string;
  readonly told?: string;
} {
  const line = SEPARATOR_LINE.exec(text);
  if (line === null) return { text };
  // Its line break stays, so that the lines keep their numbers.
  return { text: text.slice(line[0].length), told: line[1] ?? ';' };
}
