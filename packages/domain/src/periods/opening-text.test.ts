import { expect, test } from 'vitest';

import { readOpening } from './opening-text.ts';

test.each([
  ['6480;12.500,50\n6510;-12.500,50\n'],
  ['Konto;Beløb\r\n"6480";"12.500,50"\r\n"6510";"-12.500,50"'],
  ['6480\tBankkonto\t12500.50\n\n6510\tKapital\t-12500,50'],
])('account and amount are read from %j', (text) => {
  expect(readOpening(text)).toEqual({
    lines: [
      { account: 6480, amount: 1_250_050 },
      { account: 6510, amount: -1_250_050 },
    ],
    fault: undefined,
  });
});

test.each(['6480;1\nBank;2', '6480;1\n6510', '6480;1\n6510;1,234', '6480;1\n0;5'])(
  '%j is refused with its line',
  (text) => {
    expect(readOpening(text).fault).toContain('Linje 2');
  },
);

test('an empty text has no lines', () => {
  expect(readOpening(' \n')).toEqual({ lines: [], fault: undefined });
});
