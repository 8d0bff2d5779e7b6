import type { RecordType } from '@driftig/contracts/records/record-type';

import { unescapeFormula } from '../../../ui/csv/escape-formula.ts';
import { readCsvLines, splitSeparatorLine, type CsvLine } from '../../../ui/csv/read-csv.ts';
import { decodeText, isBinary } from '../../../ui/text/decode-text.ts';
import type { ColumnNotes } from './column-notes.ts';
import { matchColumns, type ImportColumn, type MatchedColumns } from './match-columns.ts';
import { texts } from './texts.ts';

export interface FileLine {
  readonly number: number;
  /** Text by field name, which the contract parses like typed text. */
  readonly fields: Readonly<Record<string, string>>;
  /** The cells of known columns as one text, for display. */
  readonly content: string;
  /** An error of the line itself, such as a wrong number of cells. */
  readonly fault?: string;
}

/** The lines of a file, or why it cannot be read. */
type ReadFile =
  | { readonly lines: Iterable<FileLine>; readonly notes: ColumnNotes }
  | { readonly problem: string };

type Columns = MatchedColumns['columns'];

/** The first is the default: Excel writes semicolons on a Danish computer. */
const SEPARATORS = [';', '\t', ','] as const;

/** A generator, because parsing a large file at once would block the page. */
export function readFile(type: RecordType, bytes: Uint8Array): ReadFile {
  if (isBinary(bytes)) return { problem: texts.noText };
  const { text, separator } = splitSeparatorLine(decodeText(bytes));
  const lines = readCsvLines(text, separator ?? separatorOf(type, text));
  const heading = lines.next();
  if (heading.done) return { problem: texts.noLines };
  const { columns, problem, ...notes } = matchColumns(type, heading.value.cells);
  if (problem !== undefined) return { problem };
  const first = lines.next();
  if (first.done) return { problem: texts.noLines };
  return { lines: fileLines(columns, first.value, lines), notes };
}

function* fileLines(columns: Columns, first: CsvLine, others: Iterable<CsvLine>) {
  yield fileLine(columns, first);
  for (const line of others) yield fileLine(columns, line);
}

/** The separator with which most headings are known; the semicolon where they are equal. */
function separatorOf(type: RecordType, text: string): string {
  const knownBy = SEPARATORS.map((separator) => {
    const { value } = readCsvLines(text, separator).next();
    const { columns } = matchColumns(type, (value as CsvLine | undefined)?.cells ?? []);
    return columns.filter((column) => column !== undefined).length;
  });
  return SEPARATORS[knownBy.indexOf(Math.max(...knownBy))] ?? ';';
}

function fileLine(columns: Columns, line: CsvLine): FileLine {
  const { number, cells } = line;
  const entries = columns.flatMap((column, place) => {
    const value = column === undefined ? '' : valueOf(column, cells[place] ?? '');
    return column === undefined || value === '' ? [] : [[column.name, value] as const];
  });
  const fault = faultOf(columns.length, line);
  return {
    number,
    fields: Object.fromEntries(entries),
    content: entries.map(([, value]) => value).join(' · '),
    ...(fault === undefined ? {} : { fault }),
  };
}

function faultOf(headings: number, { cells, unclosed }: CsvLine): string | undefined {
  if (unclosed) return texts.unclosed;
  const beyond = cells.slice(headings).some((cell) => cell.trim() !== '');
  return beyond ? texts.tooManyCells : undefined;
}

/** Spreadsheets export amounts as they are formatted: '1.234,50 kr.'. */
function valueOf({ kind }: ImportColumn, cell: string): string {
  const text = unescapeFormula(cell).replaceAll(/\r\n?/g, '\n').trim();
  return kind === 'money' ? text.replace(/\s*kr\.?$/i, '') : text;
}
