import { expect, test } from 'vitest';

import { soldByMonth } from './sold-by-month.ts';

const today = '2026-07-15';
const line = { name: 'Telt', description: '', price: 100, unit: 'stk.', total: 0 };
const noLines = { items: [], productGroups: [], tasks: [] };
const sale = (date: string, quantity: number, more: object = {}) => ({
  date,
  isDeposit: false,
  lines: { ...noLines, items: [{ ...line, id: 'telt', quantity }] },
  ...more,
});
const creditNote = { number: 1, date: today, reason: '' };

test('lines and parts of groups are added up by month; deposits and credited invoices sell nothing', () => {
  const sales = [
    sale('2026-07-01', 2),
    sale('2026-07-31', 0.5, { soldInGroups: [['telt', 3]] }),
    sale('2026-07-02', 9, { isDeposit: true }),
    sale('2026-07-02', 9, { creditNote }),
    sale('2025-08-01', 1.1),
    sale('2025-07-31', 50),
  ];
  const facts = { sales, areAll: true, today };
  expect(soldByMonth('telt', facts)).toEqual([1.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5.5]);
  expect(soldByMonth('bord', facts)).toEqual(Array.from({ length: 12 }, () => 0));
});

test('nothing is said of a year that was not read whole', () => {
  const [recent, old] = [sale('2026-07-01', 2), sale('2025-07-31', 1)];
  expect(soldByMonth('telt', { sales: [recent], areAll: false, today })).toEqual([]);
  expect(soldByMonth('telt', { sales: [recent, old], areAll: false, today })).toHaveLength(12);
});
