import { formatDate } from '@driftig/domain/format';

import { escapeFormula } from './escape-formula.ts';

/** The part of a table column that a CSV file needs. */
interface CsvColumn<Row> {
  readonly header: string;
  /** The value in the file; without it the column is left out. */
  readonly csv?: (row: Row) => string | number | null;
}

// Excel on a Danish computer splits at semicolons and takes a decimal comma; the mark tells it UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';

function cellText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? decimalComma(value) : '';
  // Dates are kept as yyyy-mm-dd and read as dd-mm-yyyy.
  return formatDate(escapeFormula(value));
}

function decimalComma(value: number): string {
  return String(value).replace('.', ',');
}

function quoteCell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Columns without a `csv` value are left out; rows stand in the order given. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const csvColumns = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const lines = [
    csvColumns.map(({ header }) => header),
    ...rows.map((row) => csvColumns.map(({ csv }) => csv(row))),
  ];
  const body = lines.map((line) => line.map((cell) => quoteCell(cellText(cell))).join(SEPARATOR));
  return `${BYTE_ORDER_MARK}${body.join('\r\n')}\r\n`;
}

export function downloadCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName}.csv`;
  link.click();
  // The download has to have begun before its address goes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
