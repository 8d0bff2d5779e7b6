import { vatCodes, type VatCode } from '@driftig/contracts/accounting/account-type';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { publicChart } from '../../accounting/public-chart.ts';
import { sumsByMonth } from '../balances.ts';
import { lineOf, type LedgerEntry } from '../entry.ts';
import { linesOf, posting } from '../posting-legs.ts';
import { boxOf, shownIn } from './vat-boxes.ts';
import { vatOverview } from './vat-overview.ts';

type Entry = Pick<LedgerEntry, 'date' | 'lines' | 'source'>;

const chart = publicChart.map((row) => ({
  ...row,
  id: String(row.number),
  standardNumber: row.number,
  hasVat: row.vatCode !== '',
}));
const codes = vatCodes.filter((code) => code !== '');
const accountOf = (code: VatCode) => chart.find(({ vatCode }) => vatCode === code);

/** A purchase is debited and a sale is credited, as Bogfør does it, against the bank. */
function entryOf(code: VatCode, amount: number, vat: number, date: string): Entry {
  const base = accountOf(code) ?? chart.find(({ number }) => number === 1010);
  const flagged = { ...base, id: 'flagged', vatCode: code, hasVat: true } as (typeof chart)[number];
  const isSale = code.startsWith('S');
  const sides = isSale ? ['6480', 'flagged'] : ['flagged', '6480'];
  const taxed = ['S1', 'K1', 'KHALV', 'KREP'].includes(code) ? vat : 0;
  const draft = { amount, vat: taxed, debitId: sides[0] ?? '', creditId: sides[1] ?? '' };
  const { legs } = posting(draft, { accounts: [...chart, flagged], isTaxed: true });
  const kind = isSale ? 'invoice' : 'draft';
  return { date, source: { kind, id: '1', event: 'posted' }, lines: linesOf(legs) };
}

const entries = fc.array(
  fc
    .tuple(
      fc.constantFrom(...codes),
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.constantFrom('2026-07-01', '2026-08-15', '2026-09-30'),
    )
    .map(([code, amount, date]) => entryOf(code, amount, Math.trunc(amount / 5), date)),
  { minLength: 1, maxLength: 40 },
);

const boxed = (all: readonly Entry[], box: string) =>
  all
    .flatMap(({ lines }) => lines)
    .reduce((sum, { vatCode, vatPart, amount }) => {
      const own = vatPart === '' ? undefined : boxOf(vatCode, vatPart);
      return own !== undefined && own === box ? sum + shownIn(own, amount) : sum;
    }, 0);

test('boxes are the sums of all lines, and agree with the VAT accounts to the øre', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const { boxes, payable } = vatOverview(sumsByMonth(all), chart);
      for (const { box, amount, posted, reported, parts } of boxes) {
        expect(amount).toBe(boxed(all, box));
        expect(posted).toBe(amount);
        expect(Math.abs(reported - amount)).toBeLessThanOrEqual(50);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      }
      const of = (name: string) => boxes.find(({ box }) => box === name)?.reported ?? 0;
      expect(payable).toBe(of('sales') + of('goodsAbroad') + of('servicesAbroad') - of('input'));
    }),
  );
});

const shown = (all: readonly Entry[]) =>
  Object.fromEntries(
    vatOverview(sumsByMonth(all), chart)
      .boxes.filter(({ amount }) => amount !== 0)
      .map(({ box, amount }) => [box, amount]),
  );

test.each<[VatCode, number, number, Record<string, number>]>([
  ['S1', 125_00, 25_00, { sales: 25_00 }],
  ['SOMV', 100_00, 0, { otherSales: 100_00 }],
  ['SEUV', 100_00, 0, { euGoodsSold: 100_00 }],
  ['SEUY', 100_00, 0, { euServicesSold: 100_00 }],
  ['SEXP', 100_00, 0, { otherSales: 100_00 }],
  ['SFRI', 100_00, 0, {}],
  ['K1', 125_00, 25_00, { input: 25_00 }],
  ['KHALV', 125_00, 25_00, { input: 12_50 }],
  ['KREP', 125_00, 25_00, { input: 6_25 }],
  ['KOMV', 100_00, 0, { sales: 25_00, input: 25_00 }],
  ['KEUV', 100_00, 0, { goodsAbroad: 25_00, input: 25_00, euGoodsBought: 100_00 }],
  ['KEUY', 100_00, 0, { servicesAbroad: 25_00, input: 25_00, euServicesBought: 100_00 }],
  ['KUDV', 100_00, 0, { goodsAbroad: 25_00, input: 25_00 }],
  ['KUDY', 100_00, 0, { servicesAbroad: 25_00, input: 25_00 }],
])('a posting under %s is in its boxes', (code, amount, vat, expected) => {
  expect(shown([entryOf(code, amount, vat, '2026-07-01')])).toEqual(expected);
});

test('a posting to a VAT account without a VAT code is shown as a difference', () => {
  const lines = [
    lineOf({ account: 7740, amount: 262_50 }),
    lineOf({ account: 6480, amount: -262_50 }),
  ];
  const source = { kind: 'draft', id: '1', event: 'posted' } as const;
  const { boxes } = vatOverview(sumsByMonth([{ date: '2026-07-01', source, lines }]), chart);
  const input = boxes.find(({ box }) => box === 'input');
  expect(input).toMatchObject({ amount: 0, posted: 262_50, reported: 0 });
});

test('a box says how many documents of each kind it comes from, with their net amount', () => {
  const sale = entryOf('S1', 125_00, 25_00, '2026-07-01');
  const later = entryOf('S1', 250_00, 50_00, '2026-08-01');
  const note: Entry = {
    ...entryOf('S1', -25_00, -5_00, '2026-09-01'),
    source: { kind: 'creditNote', id: '2', event: 'issued' },
  };
  const { boxes } = vatOverview(sumsByMonth([sale, later, note]), chart);
  expect(boxes.find(({ box }) => box === 'sales')?.parts).toEqual([
    { code: 'S1', source: 'invoice', entries: 2, base: 300_00, amount: 75_00 },
    { code: 'S1', source: 'creditNote', entries: 1, base: -20_00, amount: -5_00 },
  ]);
});
