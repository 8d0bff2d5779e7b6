import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readStatement, statementTexts } from './read-statement.ts';
import { countLines, lineIdOf, type StatementLine } from './statement-line.ts';

/** Rows as the CSV reader gives them. */
const rowsOf = (...lines: readonly string[]) =>
  lines.map((line, at) => ({
    number: at + 1,
    cells: line.split(';').map((cell) => cell.replaceAll(/^"|"$/g, '')),
    unclosed: false,
  }));
const danske = '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"';

describe('a statement is read by its headings:', () => {
  test.each<[string, readonly string[], Partial<StatementLine>]>([
    [
      'Danske Bank',
      [danske, '"02.04.2026";"Faktura 1249, Holm";"1.234,56";"10.000,00";"Udført";"Nej"'],
      { date: '2026-04-02', amount: 123_456, text: 'Faktura 1249, Holm', balance: 1_000_000 },
    ],
    [
      'Danske Bank Erhverv',
      [
        '"Exportkonto";"Afsenderkonto";"Dato";"Tekst";"Beløb";"Saldo";"Indbetaler";"Betalingsident"',
        '"1";"2";"02-04-2026";"Indbetaling";"-1.234,56";"0,00";"Holm & Søn";"000000000012492"',
      ],
      {
        date: '2026-04-02',
        amount: -123_456,
        text: 'Indbetaling, Holm & Søn',
        balance: 0,
        payload: '1249',
      },
    ],
    [
      'Nordea',
      [
        'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;',
        '2026/04/02;-300,50;1;2;Stark;Stark Vejle;9699,50;DKK;;',
      ],
      { date: '2026-04-02', amount: -30_050, text: 'Stark Vejle', balance: 969_950, payload: '' },
    ],
    [
      'Jyske Bank',
      [
        '"Dato";"Tekst";"Beløb";"Saldo";"Valørdato"',
        '"05-04-2026";"Gebyr";"-20,00";"80,00";"06-04-2026"',
      ],
      { date: '2026-04-05', amount: -2000, text: 'Gebyr', balance: 8000 },
    ],
  ])('%s', (format, lines, expected) => {
    const read = readStatement(rowsOf(...lines));
    expect(read).toMatchObject({ as: 'statement', format, faults: [], lines: [expected] });
  });

  test('own columns, where they were chosen before', () => {
    const own = { date: 'Dag', amount: 'Kroner', text: 'Hvad', balance: '' };
    const read = readStatement(rowsOf('Dag;Hvad;Kroner', '2-4-2026;Gebyr;-20'), own);
    expect(read).toMatchObject({
      format: 'Egne kolonner',
      lines: [{ date: '2026-04-02', amount: -2000, text: 'Gebyr', balance: undefined }],
    });
  });

  test('unknown headings ask for the columns, with examples', () => {
    expect(readStatement(rowsOf('Dag;Hvad;Kroner', '2-4-2026;Gebyr;-20'))).toEqual({
      as: 'columns',
      headings: ['Dag', 'Hvad', 'Kroner'],
      examples: [['2-4-2026', 'Gebyr', '-20']],
    });
  });
});

test('rows that the bank has not booked are counted and left out', () => {
  const nordea = 'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;';
  expect(
    readStatement(
      rowsOf(nordea, 'Reserveret;-5,00;;;;Kort;;DKK;;', '2026/04/02;1,00;;;;A;2,00;DKK;;'),
    ),
  ).toMatchObject({ pending: 1, lines: [{ amount: 100 }] });
  expect(
    readStatement(
      rowsOf(danske, '03.04.2026;Kort;-5,00;;Venter;', '02.04.2026;A;1,00;2,00;Udført;'),
    ),
  ).toMatchObject({ pending: 1, lines: [{ amount: 100 }] });
});

describe('a file that cannot be taken', () => {
  test.each<[string, readonly string[], object]>([
    ['is empty', [], { as: 'problem', text: statementTexts.empty }],
    ['has headings alone', [danske], { as: 'problem', text: statementTexts.empty }],
    ['is no statement', ['%PDF-1.7', 'x'], { as: 'problem', text: statementTexts.noStatement }],
    [
      'is too long',
      [danske, ...Array.from({ length: 5001 }, () => '02.04.2026;A;1,00;1,00;;')],
      { as: 'problem', text: statementTexts.tooLong },
    ],
    [
      'ends inside a line',
      [danske, '02.04.2026;A;1,00;1,00;;', '02.04.20'],
      { faults: [{ line: 3, text: statementTexts.tooFew }] },
    ],
    [
      'has a date that there is not',
      [danske, '31.02.2026;A;1,00;1,00;;'],
      { faults: [{ line: 2, text: "Datoen '31.02.2026' kan ikke læses." }] },
    ],
    [
      'has another amount than a number',
      [danske, '02.04.2026;A;1,234.567;1,00;;', '02.04.2026;A;1e9;1,00;;'],
      {
        faults: [
          { line: 2, text: "Beløbet '1,234.567' kan ikke læses." },
          { line: 3, text: "Beløbet '1e9' kan ikke læses." },
        ],
      },
    ],
    [
      'is in another currency',
      ['Bogføringsdato;Beløb;Navn;Beskrivelse;Saldo;Valuta', '2026/04/02;1,00;A;B;2,00;EUR'],
      { faults: [{ line: 2, text: 'Linjen er i EUR. Kun konti i kroner kan hentes.' }] },
    ],
  ])('%s', (_name, lines, expected) => {
    expect(readStatement(rowsOf(...lines))).toMatchObject(expected);
  });

  test('has a quote that is never closed', () => {
    const [heading, row] = rowsOf(danske, '02.04.2026;A;1,00;1,00;;');
    const broken = [heading, row && { ...row, unclosed: true }].flatMap((one) => one ?? []);
    expect(readStatement(broken)).toMatchObject({
      faults: [{ line: 2, text: statementTexts.unclosed }],
    });
  });
});

describe('the balance column', () => {
  const days = ['02.04.2026;A;1,00;101,00;;', '03.04.2026;B;-51,00;50,00;;'];

  test('agrees with the running sum, whichever line is first, and the oldest comes first', () => {
    for (const lines of [days, days.toReversed()]) {
      const read = readStatement(rowsOf(danske, ...lines));
      expect(read).toMatchObject({
        balanceBreak: undefined,
        lines: [{ text: 'A' }, { text: 'B' }],
      });
    }
  });

  test('says which line of a single day is first', () => {
    const sameDay = ['03.04.2026;B;-51,00;50,00;;', '03.04.2026;A;1,00;101,00;;'];
    const read = readStatement(rowsOf(danske, ...sameDay));
    expect(read).toMatchObject({ balanceBreak: undefined, lines: [{ text: 'A' }, { text: 'B' }] });
  });

  test('shows where lines are missing', () => {
    const read = readStatement(rowsOf(danske, ...days, '04.04.2026;C;1,00;99,00;;'));
    expect(read).toMatchObject({ balanceBreak: '2026-04-04', faults: [] });
  });
});

const line = fc.record({
  date: fc.constantFrom('2026-04-02', '2026-04-03'),
  amount: fc.constantFrom(-100, 100, 5000),
  text: fc.constantFrom('Kort', 'Løn'),
  balance: fc.constantFrom(undefined, 100),
  payload: fc.constant(''),
});
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

test('the order of imports and their repeats give the same lines, and equal rows all stand', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (one, other) => {
      const taken = (...files: readonly (readonly StatementLine[])[]) =>
        new Set(
          files.flatMap((file) =>
            countLines(file).map((counted) => lineIdOf('a', counted, digest)),
          ),
        );
      expect(taken(other, one, other)).toEqual(taken(one, other));
      expect(taken(one.toReversed())).toEqual(taken(one));
      expect(taken(one).size).toBe(one.length);
    }),
  );
});

test('a line in another format has the same id where both have its balance, and another where they have none', () => {
  const csv = { date: '2026-04-02', amount: -30_050, text: 'Dankort Stark', payload: '' };
  const camt = { ...csv, text: 'STARK VEJLE/Kortkøb', payload: '12' };
  const idsOf = (balance?: number) =>
    [csv, camt].map((one) => lineIdOf('a', { ...one, balance, occurrence: 1 }, digest));
  expect(new Set(idsOf(969_950)).size).toBe(1);
  expect(new Set(idsOf()).size).toBe(2);
});

test('a line has one id on an account, and another for each of its equals', () => {
  const row = { date: '2026-04-02', amount: 100, text: 'Kort', payload: '' };
  const ids = countLines([row, row]).map((one) => lineIdOf('a', one, digest));
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toBe(lineIdOf('a', { ...row, occurrence: 1 }, digest));
  expect(ids[0]).not.toBe(lineIdOf('b', { ...row, occurrence: 1 }, digest));
});
