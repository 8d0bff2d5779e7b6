import { describe, expect, test } from 'vitest';

import { assertBalanced, lineOf, type NewEntry } from '../ledger/entry.ts';
import { sumsByMonth, sumsFrom, trialBalance } from '../ledger/balances.ts';
import { openingEntry, openingFault, openingSource } from './opening-balances.ts';
import { closingEntry, yearEnd } from './year-end.ts';

const account = (number: number, type: 'income' | 'expense' | 'asset' | 'liability') => ({
  id: String(number),
  number,
  type,
  standardNumber: number,
});
const chart = [
  account(1010, 'income'),
  account(1610, 'expense'),
  account(6480, 'asset'),
  account(6940, 'liability'),
];
const entryOf = (date: string, amounts: readonly (readonly [number, number])[]): NewEntry => ({
  date,
  text: '',
  source: { kind: 'draft', id: date, event: 'posted' },
  by: '',
  lines: amounts.map(([number, amount]) => lineOf({ account: number, amount })),
  reverses: 0,
  reason: '',
  file: '',
  fileType: '',
});
const entries = [
  entryOf('2025-03-01', [
    [6480, 900],
    [1010, -900],
  ]),
  entryOf('2025-12-31', [
    [1610, 250],
    [6480, -250],
  ]),
];
const year = { from: '2025-01-01', to: '2025-12-31' };
const end = yearEnd(sumsByMonth(entries), chart);
const closing = closingEntry(end, { year, before: undefined, by: 'user' });

describe('the closing of a year', () => {
  test('takes each result account to 0 and the result to equity', () => {
    expect(end).toEqual({
      result: 650,
      lines: [
        { account: 1010, amount: 900 },
        { account: 1610, amount: -250 },
        { account: 6940, amount: -650 },
      ],
    });
    assertBalanced(closing);
    expect(closing).toMatchObject({ date: '2025-12-31', text: 'Årsafslutning 2025' });
  });

  test("leaves the year's own balance as it was, and begins the next one with equity", () => {
    const months = sumsByMonth([...entries, closing]);
    const upTo = (month: string) => months.filter((sums) => sums.month <= month);
    const before = trialBalance(sumsFrom(sumsByMonth(entries), '2025-01'));
    expect(trialBalance(sumsFrom(upTo('2025-12'), '2025-01'))).toEqual(before);
    const openings = trialBalance(sumsFrom(months, '2026-01')).accounts;
    expect(openings.map(({ account: number, opening }) => [number, opening])).toEqual([
      [1010, 0],
      [1610, 0],
      [6480, 650],
      [6940, -650],
    ]);
  });

  test('has no lines where the year has no entries', () => {
    expect(yearEnd([], chart)).toEqual({ result: 0, lines: [] });
  });

  test('is refused without an account for the result', () => {
    const without = chart.filter(({ number }) => number !== 6940);
    expect(() => yearEnd(sumsByMonth(entries), without)).toThrow('6940');
  });
});

describe('opening balances', () => {
  const known = new Set([6480, 6510, 6940]);
  test.each([
    [
      [
        [6480, 100],
        [6510, -90],
      ],
      '0,10 kr. for meget i debet',
    ],
    [
      [
        [6480, 90],
        [6510, -100],
      ],
      '0,10 kr. for meget i kredit',
    ],
    [
      [
        [6480, 100],
        [9999, -100],
      ],
      'Kontoplanen har ikke konto 9999.',
    ],
    [
      [
        [6480, 50],
        [6480, 50],
        [6510, -100],
      ],
      'Konto 6480 står der mere end én gang.',
    ],
    [
      [
        [6480, 0],
        [6510, 0],
      ],
      'Skriv mindst to konti med et beløb.',
    ],
  ] as const)('are refused: %j', (pairs, fault) => {
    const lines = pairs.map(([number, amount]) => ({ account: number, amount }));
    expect(openingFault(lines, known)).toContain(fault);
  });

  test('are one entry without the accounts at 0', () => {
    const lines = [
      { account: 6480, amount: 100 },
      { account: 6510, amount: -100 },
      { account: 6940, amount: 0 },
    ];
    const facts = { date: '2026-01-01', by: 'user', source: openingSource(1) };
    expect(openingEntry(lines, known, facts).lines).toHaveLength(2);
  });
});
