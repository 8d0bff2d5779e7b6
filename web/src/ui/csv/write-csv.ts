import { formatDate } from '@driftig/domain/format';

import { downloadFile } from '../files/download-file.ts';
import { escapeFormula } from './escape-formula.ts';

/** The part of a table column that a CSV file needs. */
interface CsvColumn<Row> {
  readonly header: string;
  /** The value in the file; without it the column is left out. */
  readonly csv?: (row: Row) => string | number | null;
}

// Danish Excel expects semicolons and a decimal comma, and recognises UTF-8 by the byte order mark.
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? decimalComma(value) : '';
  // Turns dates (yyyy-mm-dd) into dd-mm-yyyy; other texts are unchanged.
  return quoteText(formatDate(escapeFormula(value)));
}

function decimalComma(value: number): string {
  return String(value).replace('.', ',');
}

/** Also where a comma or tab is no decimal comma: read by another separator, a formula could follow it. */
function quoteText(text: string): string {
  return /[";\t\r\n]|,(?!\d)/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a CSV file with the rows in the given order. Columns without `csv` are left out. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const csvColumns = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const lines = [
    csvColumns.map(({ header }) => header),
    ...rows.map((row) => csvColumns.map(({ csv }) => csv(row))),
  ];
  const body = lines.map((line) => line.map(cellOf).join(SEPARATOR));
  return `${BYTE_ORDER_MARK}${body.join('\r\n')}\r\n`;
}

export function downloadCsv(fileName: string, csv: string): void {
  downloadFile(`${fileName}.csv`, csv, 'text/csv;charset=utf-8');
}
