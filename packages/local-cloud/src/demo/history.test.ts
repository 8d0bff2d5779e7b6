import { expect, test } from 'vitest';

import { demoHistory } from './history.ts';
import { seededRandom } from './random.ts';

const today = '2026-11-21';
const history = () => demoHistory(seededRandom(7), 60, today);

test('the history is the same on every machine on the same day', () => {
  expect(history()).toEqual(history());
});

test('the orders go from 18 months ago to two months ahead, and the invoices up to this month', () => {
  const orders = history();
  expect(orders[0]?.startDate.slice(0, 7)).toBe('2025-06');
  expect(orders.at(-1)?.startDate.slice(0, 7)).toBe('2027-01');
  const invoices = orders.flatMap((order) => order.invoice ?? []);
  expect(invoices.some((invoice) => invoice.date.startsWith('2026-11'))).toBe(true);
  expect(invoices.every((invoice) => invoice.date <= today)).toBe(true);
});

test.each([...'0123456789'].map(Number))(
  'seed %i: orders and invoices have every status',
  (seed) => {
    const orders = demoHistory(seededRandom(seed + 20_260_714), 60, today);
    const statuses = orders.flatMap((order) => order.invoice?.status ?? []);
    expect(new Set(statuses)).toEqual(new Set(['notSent', 'waiting', 'sent', 'paid', 'cancelled']));
    const late = orders.filter(
      ({ invoice }) => invoice?.status === 'sent' && invoice.payDate < today,
    );
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(orders.map((order) => order.status)).size).toBeGreaterThanOrEqual(3);
  },
);

test('seasonal events are held in their season', () => {
  const held = (title: string) =>
    history()
      .filter((order) => order.title.startsWith(title))
      .map(({ startDate }) => Number(startDate.slice(5, 7)));
  expect(new Set(held('Julefrokost'))).toEqual(new Set([11, 12]));
  expect(held('Sommerfest').every((month) => month >= 5 && month <= 9)).toBe(true);
});
