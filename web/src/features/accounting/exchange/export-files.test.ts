import { readOpening } from '@driftig/domain/periods/opening-text';
import { expect, test } from 'vitest';

import { archiveIndex } from './archive.ts';
import { basisFile } from './basis.ts';

test('Regnskab Basis gets balances by standard number: debit plus, credit minus, own accounts named', () => {
  const chart = [
    { number: 1610, name: 'Varekøb', standardNumber: 1610 },
    { number: 1611, name: 'Varekøb, scene', standardNumber: 1610 },
    { number: 9000, name: 'Egen; konto', standardNumber: 0 },
  ];
  const { csv, unmapped } = basisFile(chart, [
    { account: 1610, closing: 105_050 },
    { account: 1611, closing: 10 },
    { account: 9000, closing: -105_060 },
    { account: 7740, closing: 0 },
  ]);
  expect(unmapped).toEqual([9000]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFKontonummer;Kontonavn;Saldo',
    '1610;Varekøb;1050,6',
    '9000;"Egen; konto";-1050,6',
    '',
  ]);
});

test('the file for Regnskab Basis is read as opening balances to the øre', () => {
  const chart = [{ number: 1610, name: 'Varekøb; scene', standardNumber: 1610 }];
  const balances = [
    { account: 1610, closing: 105_050 },
    { account: 7440, closing: -105_050 },
  ];
  expect(readOpening(basisFile(chart, balances).csv)).toEqual({
    lines: balances.map(({ account, closing: amount }) => ({ account, amount })),
    fault: undefined,
  });
});

test('the list of an archive names each voucher with its file, and no text becomes a formula', () => {
  const row = { date: '2026-09-29', amount: 131_250, sourceKind: 'receipt' } as const;
  const lines = archiveIndex([
    { ...row, number: 2, text: '=HYPERLINK("x")', file: 'bilag-2.pdf' },
    { ...row, number: 1, text: 'Skruer', file: '' },
  ]).split('\r\n');
  expect(lines[1]).toMatch(/^2;29-09-2026;"'=HYPERLINK\(""x""\)";1312,5;Kvittering;bilag-2\.pdf$/);
  expect(lines[2]).toBe('1;29-09-2026;Skruer;1312,5;Kvittering;');
});
