import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { readCamt } from './read-camt.ts';
import { readStatement, type StatementFile } from './read-statement.ts';
import { countLines, lineIdOf } from './statement-line.ts';

const amount = (kroner: string, currency = 'DKK') => [{ '#text': kroner, '@Ccy': currency }];
const balance = (code: string, kroner: string) => ({
  Tp: [{ CdOrPrtry: [{ Cd: [code] }] }],
  Amt: amount(kroner),
  CdtDbtInd: ['CRDT'],
});
const entry = (kroner: string, side: string, changes: object = {}) => ({
  Amt: amount(kroner),
  CdtDbtInd: [side],
  Sts: ['BOOK'],
  BookgDt: [{ Dt: ['2026-04-02'] }],
  AddtlNtryInf: ['Kort'],
  ...changes,
});
const file = (...entries: readonly object[]) => ({
  Document: [
    {
      BkToCstmrStmt: [
        {
          Stmt: [
            {
              Acct: [{ Id: [{ IBAN: ['DK5000400440116243'] }] }],
              Bal: [balance('OPBD', '100.00'), balance('CLBD', '80.00')],
              Ntry: entries,
            },
          ],
        },
      ],
    },
  ],
});

describe('an ISO 20022 statement', () => {
  test('gives its booked entries with their sides, texts, payers and running balance', () => {
    const paid = entry('80.00', 'CRDT', {
      NtryDtls: [
        {
          TxDtls: [
            {
              RltdPties: [{ Dbtr: [{ Pty: [{ Nm: ['Holm & Søn ApS'] }] }] }],
              RmtInf: [
                { Ustrd: ['Faktura 1249'], Strd: [{ CdtrRefInf: [{ Ref: ['000000000012492'] }] }] },
              ],
            },
          ],
        },
      ],
    });
    const waiting = entry('1.00', 'DBIT', { Sts: [{ Cd: ['PDNG'] }] });
    const back = entry('100.00', 'DBIT', {
      RvslInd: ['true'],
      BookgDt: [{ DtTm: ['2026-04-02T23:30:00Z'] }],
    });
    expect(readCamt(file(paid, waiting, back))).toMatchObject({
      as: 'statement',
      format: 'CAMT.053',
      pending: 1,
      faults: [],
      balanceBreak: undefined,
      lines: [
        {
          amount: 8000,
          balance: 18_000,
          text: 'Faktura 1249, Kort, Holm & Søn ApS',
          payload: '1249',
        },
        { date: '2026-04-03', amount: -10_000, balance: 8000, text: 'Tilbageført, Kort' },
      ],
    });
  });

  test.each<[string, unknown, string]>([
    ['another document', { html: ['x'] }, 'XML-filen er ikke et kontoudtog'],
    ['no object', 'x', 'XML-filen er ikke et kontoudtog'],
    ['no entries', file(), 'Filen har ingen linjer'],
    ['a sum that is not its closing balance', file(entry('1.00', 'DBIT')), 'Primosaldo'],
  ])('with %s is refused whole', (_name, parsed, text) => {
    const read = readCamt(parsed);
    expect(read.as).toBe('problem');
    expect(read).toHaveProperty('text', expect.stringContaining(text));
  });

  test.each<[string, object, string]>([
    ['no side', entry('20.00', 'X'), "Beløbet '20.00' kan ikke læses."],
    [
      'another currency',
      entry('20.00', 'DBIT', { Amt: amount('20.00', 'EUR') }),
      'Linjen er i EUR',
    ],
    ['no date', entry('20.00', 'DBIT', { BookgDt: [{ Dt: ['i går'] }] }), "Datoen 'i går'"],
  ])('names its entry with %s', (_name, wrong, text) => {
    expect(readCamt(file(entry('20.00', 'DBIT'), wrong))).toMatchObject({
      faults: [{ line: 2, text: expect.stringContaining(text) }],
    });
  });
});

test('the same days as CSV and as CAMT.053 are the same lines, whatever their texts', () => {
  const rows = [
    ['Dato', 'Tekst', 'Beløb', 'Saldo', 'Status', 'Afstemt'],
    ['02.04.2026', 'Overførsel Holm', '80,00', '180,00', 'Udført', 'Nej'],
    ['02.04.2026', 'Dankort Stark', '-50,00', '130,00', 'Udført', 'Nej'],
    ['02.04.2026', 'Dankort Stark', '-50,00', '80,00', 'Udført', 'Nej'],
  ];
  const csv = rows.map((cells, at) => ({ number: at + 1, cells, unclosed: false }));
  const camt = [entry('80.00', 'CRDT'), entry('50.00', 'DBIT'), entry('50.00', 'DBIT')];
  const ids = idsOf(readCamt(file(...camt)));
  expect(new Set(ids).size).toBe(3);
  expect(ids).toEqual(idsOf(readStatement(csv)));
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const idsOf = (read: StatementFile) =>
  read.as === 'statement' ? countLines(read.lines).map((one) => lineIdOf('a', one, digest)) : [];
