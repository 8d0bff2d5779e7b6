import { largestAmount } from '@driftig/contracts/wire/wire-numbers';

import { joinTexts, payloadIn, readBankAmount, readBankDate, readPayload } from './read-cells.ts';
import { balanceBreak, oldestFirst } from './statement-balance.ts';
import { cellUnder, formatOf, placesOf, type OwnColumns } from './statement-formats.ts';
import type { StatementLine } from './statement-line.ts';

/** A row of a CSV file. */
interface FileRow {
  /** The line of the file where it starts, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** A quote was never closed. */
  readonly unclosed: boolean;
}

/** A line of the file that cannot be read, and why. */
interface LineFault {
  readonly line: number;
  readonly text: string;
}

/** A statement that was read, oldest line first. Nothing of it may be kept while it has faults. */
export interface ReadStatement {
  readonly as: 'statement';
  /** The name of the bank's format. */
  readonly format: string;
  readonly lines: readonly StatementLine[];
  /** Rows that the bank has not booked yet. */
  readonly pending: number;
  /** The first 20. */
  readonly faults: readonly LineFault[];
  /** The date of the first line whose balance does not follow from the one before; undefined where all do. */
  readonly balanceBreak: string | undefined;
}

/** A file whose headings are not known: its columns have to be chosen. */
interface UnknownColumns {
  readonly as: 'columns';
  readonly headings: readonly string[];
  readonly examples: readonly (readonly string[])[];
}

interface NoStatement {
  readonly as: 'problem';
  readonly text: string;
}

export type StatementFile = ReadStatement | UnknownColumns | NoStatement;

export const mostLines = 5000;
const mostFaults = 20;

export const statementTexts = {
  empty: 'Filen har ingen linjer. Hent kontoudtoget igen i netbanken.',
  tooLong: 'Filen har over 5.000 linjer. Hent en kortere periode.',
  noStatement: 'Filen er ikke et kontoudtog. Gem den som CSV eller CAMT.053 i netbanken.',
  unclosed: 'Et anførselstegn er ikke lukket, så filen kan være afbrudt. Hent den igen.',
  tooFew: 'Linjen er afbrudt: den har færre felter end overskrifterne.',
  date: (cell: string) => `Datoen '${cell.slice(0, 30)}' kan ikke læses.`,
  amount: (cell: string) => `Beløbet '${cell.slice(0, 30)}' kan ikke læses.`,
  balance: (cell: string) => `Saldoen '${cell.slice(0, 30)}' kan ikke læses.`,
  currency: (currency: string) =>
    `Linjen er i ${currency.slice(0, 10)}. Kun konti i kroner kan hentes.`,
} as const;

/**
 * Reads a statement from the rows of a CSV file, whatever bank it is of. Every row is read or named as a
 * fault by its line.
 */
export function readStatement(rows: Iterable<FileRow>, own?: OwnColumns): StatementFile {
  const [heading, ...body] = takeRows(rows);
  if (heading === undefined) return problem(statementTexts.empty);
  if (heading.unclosed) return problem(statementTexts.unclosed);
  if (heading.cells.length < 3) return problem(statementTexts.noStatement);
  if (body.length === 0) return problem(statementTexts.empty);
  if (body.length > mostLines) return problem(statementTexts.tooLong);
  const headings = heading.cells.map((cell) => cell.trim());
  const format = formatOf(headings, own);
  if (format === undefined)
    return {
      as: 'columns',
      headings: headings.filter((one) => one !== ''),
      examples: body.slice(0, 3).map(({ cells }) => cells),
    };
  return statementOf(format, headings, body);
}

type Format = NonNullable<ReturnType<typeof formatOf>>;

/** One row more than is taken shows that a file is too long, so that a huge one is not read to its end. */
function takeRows(rows: Iterable<FileRow>): FileRow[] {
  const taken: FileRow[] = [];
  for (const row of rows) {
    taken.push(row);
    if (taken.length > mostLines + 1) break;
  }
  return taken;
}

const problem = (text: string): NoStatement => ({ as: 'problem', text });

function statementOf(
  format: Format,
  headings: readonly string[],
  rows: readonly FileRow[],
): ReadStatement | NoStatement {
  const places = placesOf(headings);
  const lines: StatementLine[] = [];
  const faults: LineFault[] = [];
  let pending = 0;
  for (const row of rows) {
    const cellOf = (name: string | undefined) => cellUnder(places, row.cells, name);
    if (format.isPending?.(cellOf)) {
      pending += 1;
      continue;
    }
    const read = row.unclosed ? statementTexts.unclosed : lineOf(format, cellOf, row, places);
    if (typeof read === 'string') faults.push({ line: row.number, text: read });
    else lines.push(read);
  }
  if (lines.length === 0 && faults.length === 0) return problem(statementTexts.empty);
  return readAs(format.name, lines, { pending, faults });
}

/** A statement of lines in the order of a file, with its balances checked. */
export function readAs(
  format: string,
  lines: readonly StatementLine[],
  { pending, faults }: Pick<ReadStatement, 'pending' | 'faults'>,
): ReadStatement {
  const ordered = oldestFirst(lines);
  return {
    as: 'statement',
    format,
    // A line of 0 kr. moves nothing, so nothing can match it.
    lines: ordered.filter(({ amount }) => amount !== 0),
    pending,
    faults: faults.slice(0, mostFaults),
    balanceBreak: faults.length > 0 ? undefined : balanceBreak(ordered),
  };
}

const isAmount = (amount: number | undefined): amount is number =>
  amount !== undefined && Math.abs(amount) <= largestAmount;

/** The line of a row, or why it cannot be read. */
function lineOf(
  format: Format,
  cellOf: (heading: string | undefined) => string,
  { cells }: FileRow,
  places: ReadonlyMap<string, number>,
): StatementLine | string {
  const needed = [format.date, format.amount].map((name) => places.get(name.toLowerCase()) ?? 0);
  if (cells.length <= Math.max(...needed)) return statementTexts.tooFew;
  const [dateCell, amountCell] = [cellOf(format.date), cellOf(format.amount)];
  const date = readBankDate(dateCell);
  if (date === undefined) return statementTexts.date(dateCell);
  const amount = readBankAmount(amountCell);
  if (!isAmount(amount)) return statementTexts.amount(amountCell);
  const currency = cellOf(format.currency).toUpperCase();
  if (currency !== '' && currency !== 'DKK') return statementTexts.currency(currency);
  const balanceCell = cellOf(format.balance);
  const balance = balanceCell === '' ? undefined : readBankAmount(balanceCell);
  if (balanceCell !== '' && !isAmount(balance)) return statementTexts.balance(balanceCell);
  const text = joinTexts(format.texts.map(cellOf));
  const payload = readPayload(cellOf(format.payload)) || payloadIn(text);
  return { date, amount, text, balance, payload };
}
