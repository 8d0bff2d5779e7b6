export interface CsvLine {
  /** The line in the file where this row starts, counted from 1; a cell can contain line breaks. */
  readonly number: number;
  readonly cells: readonly string[];
  /** A quote was never closed, so the rest of the file is in one cell. */
  readonly unclosed: boolean;
}

interface Cell {
  readonly text: string;
  /** The index after its last character. */
  readonly end: number;
  readonly unclosed: boolean;
}

const LINE_BREAK = /\r\n|\r|\n/g;
const SEPARATOR_LINE = /^sep=([;,\t])[^\r\n]*/i;

/**
 * The rows of a CSV file (RFC 4180, as spreadsheets write it), without blank ones. Our own parser,
 * because error messages name the line in the file and libraries do not keep it.
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
    // A separator at the end of the file is followed by one more, empty cell.
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { number, cells, unclosed };
    number += text.slice(from, at).match(LINE_BREAK)?.length ?? 0;
  }
}

function readCell(text: string, at: number, stops: RegExp): Cell {
  const quoted = text[at] === '"' ? readQuoted(text, at) : { text: '', end: at, unclosed: false };
  stops.lastIndex = quoted.end;
  const end = stops.exec(text)?.index ?? text.length;
  // Text after a closing quote belongs to the cell, as in spreadsheets.
  return { text: quoted.text + text.slice(quoted.end, end), end, unclosed: quoted.unclosed };
}

/** Two quotes inside a quoted cell mean one. */
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

/**
 * Splits off Excel's separator line ('sep=;'): the rest of the file, and the separator if given.
 */
export function splitSeparatorLine(text: string): {
  readonly text: string;
  readonly separator?: string;
} {
  const line = SEPARATOR_LINE.exec(text);
  if (line === null) return { text };
  // The line break stays, so that line numbers still match the file.
  return { text: text.slice(line[0].length), separator: line[1] ?? ';' };
}
