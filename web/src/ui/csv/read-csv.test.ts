import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Column } from '../data-table/columns/column.ts';
import { unescapeFormula, escapeFormula } from './escape-formula.ts';
import { toCsv } from './write-csv.ts';
import { readCsvLines, splitSeparatorLine } from './read-csv.ts';

const cellsOf = (text: string, separator = ';') =>
  [...readCsvLines(text, separator)].map(({ cells }) => cells);

describe('the cells of a CSV file', () => {
  test.each([
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\rc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a;;', [['a', '', '']]],
    ['"a;b";"c ""d"""', [['a;b', 'c "d"']]],
    ['"to\nlinjer";b', [['to\nlinjer', 'b']]],
    ['a"b;"c"d', [['a"b', 'cd']]],
    ['a; "b"', [['a', ' "b"']]],
    ['"";a', [['', 'a']]],
    ['\n;;\n  \na', [['a']]],
    ['', []],
  ])('%j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test.each([',', '\t'])('are split at the given separator %j', (separator) => {
    expect(cellsOf(`a${separator}"b${separator}c"`, separator)).toEqual([['a', `b${separator}c`]]);
  });
});

test('line numbers match the file, also after blank lines and cells with line breaks', () => {
  const text = 'Navn;Note\r\nTelt;"to\r\nlinjer"\r\n\r\nBord;x\r\n';
  expect([...readCsvLines(text, ';')].map(({ number }) => number)).toEqual([1, 2, 5]);
});

test('an unclosed quote is reported at the line where it opens', () => {
  const [, line] = readCsvLines('a;b\n"c;d\ne;f', ';');
  expect(line).toEqual({ number: 2, cells: ['c;d\ne;f'], unclosed: true });
});

test('the separator can be given in a first line "sep=,", as in Excel', () => {
  const { text, separator } = splitSeparatorLine('sep=,\r\na,b');
  expect(separator).toBe(',');
  expect([...readCsvLines(text, ',')]).toEqual([{ number: 2, cells: ['a', 'b'], unclosed: false }]);
  expect(splitSeparatorLine('a;b')).toEqual({ text: 'a;b' });
});

describe('formula escaping', () => {
  test.each([
    '=cmd',
    '+45 12',
    '-2+3',
    '@x',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝cmd',
    '＋45 12',
    '－2＋3',
    '＠x',
    "'=cmd",
    "''=cmd",
    "'＝cmd",
    "'-12,50",
  ])('%j is escaped and unescaped to the same text', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  });

  test.each(['-12,50', '-7', "'s-Hertogenbosch", "'", 'Telt', 'a=b', '2＋3', ''])(
    '%j is not escaped',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
      expect(unescapeFormula(text)).toBe(text);
    },
  );
});

test('reading a file written by toCsv gives the same cells', () => {
  const columns: Column<readonly string[]>[] = [0, 1].map((place) => ({
    id: String(place),
    header: `Felt ${place}`,
    cell: () => null,
    csv: (row) => row[place] ?? '',
  }));
  const odd = fc.constantFrom(
    '"',
    ';',
    "'",
    '=',
    '＝',
    '-',
    '\n',
    '\r\n',
    ',',
    '\t',
    ' ',
    'å',
    '1',
    '😀',
  );
  const text = fc.oneof(
    fc.array(odd, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (rows) => {
      const [, ...lines] = readCsvLines(toCsv(columns, rows).slice(1), ';');
      const read = lines.map(({ cells }) => cells.map(unescapeFormula));
      expect(read).toEqual(
        rows.filter((row) => row.some((cell) => escapeFormula(cell).trim() !== '')),
      );
    }),
  );
});
