import { describe, expect, it } from 'vitest';

import { figureLabels, figuresOf } from './summary-figures.ts';

const info = {
  invoiceCount: 151,
  unpaidCount: 19,
  overdueCount: 4,
  orderCount: 132,
  employeeCount: 7,
  revenueText: '2.847.350,5',
  unpaidAmount: 21_431_250,
  credits: [],
  overdueAmount: 6_143_000,
  lastYear: { revenueText: '1.916.420,0', invoiceCount: 97, orderCount: 88 },
};

describe('the summary figures', () => {
  const figures = figuresOf(info, 2026, 'DKK');

  it('are in the same order as the labels of the skeleton', () => {
    expect(figures.map(({ label }) => label)).toEqual(figureLabels);
  });

  it('show revenue with one decimal and other amounts with two', () => {
    expect(figures[0]).toMatchObject({
      value: '2.847.350,5 kr.',
      caption: '2025: 1.916.420,0 kr.',
    });
    expect(figures[2]?.caption).toBe('214.312,50 kr.');
  });

  it('all link to what they count, filtered by the same year', () => {
    expect(figures.map(({ to }) => to)).toEqual([
      '/invo?year=2026',
      '/invo?year=2026',
      '/invo?year=2026&pay=unpaid',
      '/invo?year=2026&status=missingPayment',
      '/order?year=2026',
      '/myteam',
    ]);
  });

  it('are marked as an alarm only when there are overdue invoices', () => {
    expect(figures[3]?.alarm).toBe(true);
    expect(figuresOf({ ...info, overdueCount: 0 }, 2026, 'DKK')[3]?.alarm).toBe(false);
  });
});
