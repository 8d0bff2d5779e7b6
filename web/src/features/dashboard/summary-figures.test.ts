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
  otherCurrencies: [],
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

  it('say other currencies beside kroner', () => {
    const euro = { currency: 'EUR', revenue: 120_000, revenueLastYear: 0 };
    const otherCurrencies = [{ ...euro, unpaidAmount: 20_000, overdueAmount: 0 }];
    const [revenue, , unpaid, overdue] = figuresOf({ ...info, otherCurrencies }, 2026, 'DKK');
    expect(revenue).toMatchObject({
      value: '2.847.350,5 kr.',
      caption: '+ 1.200,0 EUR · 2025: 1.916.420,0 kr.',
    });
    expect(unpaid?.caption).toBe('214.312,50 kr. + 200,00 EUR');
    expect(overdue?.caption).toBe('61.430,00 kr.');
  });

  it('are in the own currency where there is nothing in kroner', () => {
    const none = { revenueText: '0,0', invoiceCount: 0, orderCount: 0 };
    const empty = { ...info, revenueText: '0,0', unpaidAmount: 0, lastYear: none };
    const euro = { currency: 'EUR', revenue: 50, revenueLastYear: 0, unpaidAmount: 0 };
    const [revenue, , unpaid] = figuresOf(
      { ...empty, otherCurrencies: [{ ...euro, overdueAmount: 0 }] },
      2026,
      'NOK',
    );
    expect(revenue).toMatchObject({ value: '0,5 EUR', caption: '2025: 0,0 NOK' });
    expect(unpaid?.caption).toBe('0,00 NOK');
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
