import { expect, test } from 'vitest';
import type { Column } from '../data-table/columns/column.ts';
import { toCsv } from './write-csv.ts';

type Row = readonly [text: string, amount: number | null];

const columns: Column<Row>[] = [
  { id: 'text', header: 'Tekst', cell: ([text]) => text, csv: ([text]) => text },
  { id: 'amount', header: 'Beløb', cell: () => null, csv: ([, amount]) => amount },
  { id: 'menu', header: 'Ikke med', cell: () => null },
];

function cells(...rows: Row[]): string[] {
  return toCsv(columns, rows).trim().split('\r\n').slice(1);
}

test('the file starts with the byte order mark and the headers of the columns that have a value', () => {
  expect(toCsv(columns, [])).toBe('\uFEFFTekst;Beløb\r\n');
});

test('numbers are written with a decimal comma and empty values as empty cells', () => {
  expect(cells(['Øl', 1234.5], ['Æble', -7.25], ['', null])).toEqual([
    'Øl;1234,5',
    'Æble;-7,25',
    ';',
  ]);
});

test('a cell with separators, quotes or line breaks is quoted', () => {
  expect(cells(['a;b "c"', 1])).toEqual(['"a;b ""c""";1']);
  expect(toCsv(columns, [['to\nlinjer', null]])).toContain('"to\nlinjer";');
});

test.each([
  '=HYPERLINK("x")',
  '+45 12345678',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＠SUM(A1)',
])('the text %j is not run as a formula', (text) => {
  const [, cell = ''] = toCsv(columns, [[text, null]]).split('\r\n');
  expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
});

test.each(['x,=1+1', 'x, =1+1', 'x\t=1+1', 'x,-2+3'])(
  'the text %j is one cell, be the separator semicolon, comma or tab',
  (text) => expect(cells([text, null])).toEqual([`"${text}";`]),
);

test('a negative number given as text is not escaped', () => {
  expect(cells(['-12,50', null])).toEqual(['-12,50;']);
});

test('dates are written as dd-mm-yyyy', () => {
  expect(cells(['2026-03-12', 1], ['Uge 2026-03-12', 1])).toEqual([
    '12-03-2026;1',
    'Uge 2026-03-12;1',
  ]);
});
