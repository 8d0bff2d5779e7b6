import type { RecordType } from '@driftig/contracts/records/record-type';

import { unescapeFormula } from '../../ui/csv/escape-formula.ts';
import { readCsvLines, splitSeparatorLine, type CsvLine } from '../../ui/csv/read-csv.ts';
import { decodeText, isBinary } from '../../ui/text/decode-text.ts';
import { matchColumns, type ImportColumn, type MatchedColumns } from './match-columns.ts';
import { texts } from './texts.ts';

export interface FileLine {
  readonly number: number;
  /** By our names: text, which the contract reads as it reads what is typed. */
  readonly fields: Readonly<Record<string, string>>;
  /** What stands in it, to be recognised by. */
  readonly content: string;
  /** What is wrong with the line as a line. */
  readonly fault?: string;
}

/** What stands in a file, or why it cannot be read. */
type ReadFile =
  | { readonly lines: Iterable<FileLine>; readonly unknown: readonly string[] }
  | { readonly problem: string };

type Columns = MatchedColumns['columns'];

/** Excel on a Danish computer writes semicolons. */
const SEPARATORS = [';', '\t', ','] as const;

/** The lines come one by one: all of a large file at once would hold up the page. */
export function readFile(type: RecordType, bytes: Uint8Array): ReadFile {
  if (isBinary(bytes)) return { problem: texts.noText };
  const { text, separator } = splitSeparatorLine(decodeText(bytes));
  const lines = readCsvLines(text, separator ?? separatorOf(type, text));
  const heading = lines.next();
  if (heading.done) return { problem: texts.noLines };
  const { columns, unknown, problem } = matchColumns(type, heading.value.cells);
  if (problem !== undefined) return { problem };
  const first = lines.next();
  if (first.done) return { problem: texts.noLines };
  return { lines: fileLines(columns, first.value, lines), unknown };
}

function* fileLines(columns: Columns, first: CsvLine, others: Iterable<CsvLine>) {
  yield fileLine(columns, first);
  for (const line of others) yield fileLine(columns, line);
}

/** The one by which most headings are known; semicolon where that does not tell. */
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
  const content = cells.map((cell) => unescapeFormula(cell).trim()).filter(Boolean);
  const fault = faultOf(columns.length, line);
  return {
    number,
    fields: Object.fromEntries(entries),
    content: content.join(' · '),
    ...(fault === undefined ? {} : { fault }),
  };
}

function faultOf(headings: number, { cells, unclosed }: CsvLine): string | undefined {
  if (unclosed) return texts.unclosed;
  const beyond = cells.slice(headings).some((cell) => cell.trim() !== '');
  return beyond ? texts.tooManyCells : undefined;
}

/** A spreadsheet writes amounts as it shows them: '1.234,50 kr.'. */
function valueOf({ kind }: ImportColumn, cell: string): string {
  const text = unescapeFormula(cell).replaceAll(/\r\n?/g, '\n').trim();
  return kind === 'money' ? text.replace(/\s*kr\.?$/i, '') : text;
}
