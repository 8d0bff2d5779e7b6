import { expect, test } from 'vitest';

import { trialBalanceFile } from './trial-balance-file.ts';

test('a trial balance as a file has a row for each account, in kroner', () => {
  const balances = [
    { account: 1610, opening: 0, debit: 105_050, credit: 0, closing: 105_050 },
    { account: 7440, opening: -10, debit: 0, credit: 105_050, closing: -105_060 },
  ];
  const lines = trialBalanceFile(balances, new Map([[1610, 'Varekøb; engros']])).split('\r\n');
  expect(lines).toEqual([
    '\uFEFFKontonummer;Navn;Primo;Debet;Kredit;Ultimo',
    '1610;"Varekøb; engros";0;1050,5;0;1050,5',
    '7440;;-0,1;0;1050,5;-1050,6',
    '',
  ]);
});
