import { expectAddsUp, expectNoRest } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { tripTotal } from '../accounting/trip.ts';
import { draftBalances } from '../ledger/posting-legs.ts';
import { derivedProgress } from '../taskboard/progress.ts';
import { whyAllowance, whyPayroll } from './allowance.ts';
import { whyAmountText } from './amount-text.ts';
import { whyBankDifference } from './bank-difference.ts';
import { whyDrafts } from './drafts.ts';
import { whyCount } from './grouped-count.ts';
import { whyPlanned } from './planned.ts';
import { whyProgress } from './progress.ts';
import { whySpent, whyTrip } from './spending.ts';
import { sumOfRows } from './sum-of-rows.ts';

const ore = fc.integer({ min: -100_000, max: 1_000_000 });
const part = fc.record({
  label: fc.constant('Høj takst'),
  units: fc.nat(),
  rate: ore,
  amount: ore,
});

test('the kilometres and days by rate add up to the amount', () => {
  const allowance = fc.record({
    kind: fc.constantFrom('drive' as const, 'diet' as const),
    amount: ore,
    parts: fc.array(part, { maxLength: 5 }),
  });
  const check = (one: Parameters<typeof whyAllowance>[0]) => {
    expectAddsUp(whyAllowance(one));
    expectNoRest(whyAllowance({ ...one, amount: sumOfRows(one.parts) }), 'Afrunding');
  };
  fc.assert(fc.property(allowance, check));
});

test('the rows that go to payroll add up by kind', () => {
  const row = fc.record({
    kind: fc.constantFrom('Kørsel', 'Diæter'),
    label: fc.constant('Til Aarhus'),
    note: fc.constant('Jonas'),
    amount: ore,
  });
  fc.assert(
    fc.property(fc.array(row), (rows) =>
      expectNoRest(whyPayroll(sumOfRows(rows), rows), 'Øvrige rækker'),
    ),
  );
});

test('lines and entries of one side alone add up to the difference of the bank', () => {
  const open = fc.record({
    label: fc.constant('Kort'),
    date: fc.constant('2026-06-09'),
    amount: ore,
    place: fc.constant('1'),
  });
  const sides = fc.record({ difference: ore, lines: fc.array(open), entries: fc.array(open) });
  const check = (one: Parameters<typeof whyBankDifference>[0]) => {
    expectAddsUp(whyBankDifference(one));
    const difference = sumOfRows(one.lines) - sumOfRows(one.entries);
    const answer = whyBankDifference({ ...one, difference });
    expectNoRest(answer, 'Øvrige linjer og tidligere saldo');
  };
  fc.assert(fc.property(sides, check));
});

test('the spending of a period adds up, also where rows are not loaded', () => {
  const row = fc.record({
    id: fc.constant('a'),
    kind: fc.constantFrom('receipt' as const, 'expense' as const, 'allowance' as const),
    label: fc.constant('Tape'),
    note: fc.constant('Jonas'),
    amount: ore,
  });
  const check = (sum: number, rows: typeof row extends fc.Arbitrary<infer One> ? One[] : never) => {
    expectAddsUp(whySpent('I alt', sum, rows));
    expectNoRest(whySpent('I alt', sumOfRows(rows), rows), 'Rækker, der ikke er hentet');
  };
  fc.assert(fc.property(ore, fc.array(row), check));
});

test('the drafts add up to the change of each account that stands beside them', () => {
  const account = (number: number) => ({
    id: String(number),
    number,
    name: 'Vareforbrug',
    type: 'expense' as const,
    hasVat: false,
    vatCode: '' as const,
    standardNumber: 0,
  });
  const accounts = [account(1), account(2)];
  const side = fc.constantFrom('1', '2', '');
  const draft = fc.record({
    number: fc.constant(12),
    description: fc.constant('Tape'),
    date: fc.constant('2026-06-09'),
    amount: ore,
    vat: fc.constant(0),
    debitId: side,
    creditId: side,
  });
  const books = { accounts, isTaxed: true };
  const check = (drafts: typeof draft extends fc.Arbitrary<infer One> ? One[] : never) => {
    for (const { account: changed, amount } of draftBalances(drafts, books)) {
      const answer = whyDrafts({ account: { ...changed, label: changed.name }, drafts, books });
      expectAddsUp(answer);
      expect(answer.amount).toBe(amount);
    }
  };
  fc.assert(fc.property(fc.array(draft), check));
});

test('the expenses, mileage and diets of a trip add up to its sum', () => {
  const expense = fc.record({ label: fc.constant('Taxa'), amount: ore });
  const trip = fc.record({
    expense: ore,
    mileage: ore,
    diet: ore,
    expenses: fc.array(expense, { maxLength: 4 }),
  });
  const check = (one: Omit<Parameters<typeof whyTrip>[0], 'total'>) => {
    expectNoRest(whyTrip({ ...one, total: tripTotal(one) }), 'Øvrige');
    const all = { ...one, expense: sumOfRows(one.expenses) };
    expectNoRest(whyTrip({ ...all, total: tripTotal(all) }), 'Øvrige udgifter');
  };
  fc.assert(fc.property(trip, check));
});

test("the subtasks' parts add up to the progress, also those that are not on the card", () => {
  const all = fc.array(fc.nat(100), { minLength: 1, maxLength: 30 });
  const check = (progress: readonly number[]) => {
    const subtasks = progress.map((one) => ({ title: 'Kabler', progress: one, statusText: '' }));
    const answer = whyProgress({
      title: '',
      progress: derivedProgress(subtasks),
      statusText: 'Waiting',
      subtasks: subtasks.slice(0, 10),
      count: subtasks.length,
    });
    expectAddsUp(answer);
    expect(whyAmountText(answer.amount, answer.unit, true)).toBe(`${derivedProgress(subtasks)} %`);
  };
  fc.assert(fc.property(all, check));
});

test('things that are counted stand in their groups', () => {
  const things = ['Ferie', 'Sygdom', 'Ferie'].map((group, index) => ({
    group,
    label: `Person ${index}`,
    place: String(index),
  }));
  const answer = whyCount('absencesOfStatus', 'Godkendt fravær', things);
  expectAddsUp(answer);
  expect(answer.rows.map(({ label, amount }) => [label, amount])).toEqual([
    ['Ferie', 2],
    ['Sygdom', 1],
  ]);
});

test('the shifts of a week add up to the planned hours, oldest first', () => {
  const shift = (day: string) => ({
    title: day,
    period: { from: `${day}T08:00`, to: `${day}T16:00` },
    to: '/order/1',
  });
  const answer = whyPlanned('Jonas', [shift('2026-06-10'), shift('2026-06-09')], 3700);
  expectAddsUp(answer);
  expect(answer.rows.map(({ label }) => label)).toEqual(['2026-06-09', '2026-06-10']);
  expect(answer.notes).toEqual(['Ugens norm er 37,00 timer.']);
});
