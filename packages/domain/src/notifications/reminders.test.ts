import { expect, test } from 'vitest';

import {
  applicationTellings,
  endedYesterday,
  handedInTellings,
  invoiceTellings,
  startingTomorrow,
} from './reminders.ts';

const row = (from: string, to: string, status = 'notStarted' as const) => ({ from, to, status });

test.each([
  ['2026-11-27T00:00', true],
  ['2026-11-27T23:59', true],
  ['2026-11-26T23:59', false],
  ['2026-11-28T00:00', false],
])('an order from %s starts tomorrow: %s', (from, expected) => {
  const found = startingTomorrow([row(from, from)], '2026-11-26', '2026-11-26T16:00');
  expect(found.length > 0).toBe(expected);
});

test('a late reminder leaves out orders that have started', () => {
  const rows = [row('2026-11-27T06:00', ''), row('2026-11-27T09:00', '')];
  expect(startingTomorrow(rows, '2026-11-26', '2026-11-27T07:00')).toEqual([rows[1]]);
});

test('an order that ends at midnight ended on the day before it', () => {
  const rows = [
    row('', '2026-11-25T00:00'),
    row('', '2026-11-25T02:00'),
    row('', '2026-11-26T00:00'),
    row('', '2026-11-26T02:00'),
  ];
  expect(endedYesterday(rows, '2026-11-26')).toEqual([rows[1], rows[2]]);
});

test('applications are reminded of on the day when one has waited over three days', () => {
  const waiting = ['2026-11-20', '2026-11-22', '2026-11-25'].map((appliedAt) => ({ appliedAt }));
  const onDay = (date: string) => applicationTellings(waiting, ['m'], date);
  expect(onDay('2026-11-25')).toEqual([]);
  expect(onDay('2026-11-26')).toMatchObject([{ to: ['m'], occasion: { facts: { count: 2 } } }]);
  expect(onDay('2026-11-27')).toEqual([]);
});

test('only invoices that are owed are due or overdue', () => {
  const invoice = (number: number, payDate: string, status: 'sent' | 'paid' | 'cancelled') => ({
    number,
    payDate,
    status,
    amountDue: 100,
  });
  const invoices = [
    invoice(1, '2026-11-26', 'sent'),
    invoice(2, '2026-11-26', 'paid'),
    invoice(3, '2026-11-25', 'cancelled'),
    { ...invoice(4, '2026-11-25', 'sent'), amountDue: 0 },
  ];
  const facts = { date: '2026-11-26', due: 1, overdue: 0, number: 1 };
  expect(invoiceTellings(invoices, ['m'], '2026-11-26')).toMatchObject([{ occasion: { facts } }]);
  expect(invoiceTellings(invoices.slice(1), ['m'], '2026-11-26')).toEqual([]);
});

test('hours that were handed in yesterday, by the Danish clock, and still wait are told', () => {
  const report = (employeeId: string, recordedAt: string, status: 'pending' | 'approved') => ({
    employeeId,
    recordedAt,
    status,
  });
  const reports = [
    report('a', '2026-11-24T22:59:00Z', 'pending'),
    report('a', '2026-11-24T23:00:00Z', 'pending'),
    report('a', '2026-11-25T22:59:00Z', 'pending'),
    report('b', '2026-11-25T12:00:00Z', 'approved'),
    report('b', '2026-11-25T23:00:00Z', 'pending'),
  ];
  const told = (date: string, given = reports) =>
    handedInTellings({ reports: given, managers: ['m'], nameOf: (id) => id }, date);
  const facts = { date: '2026-11-26', people: 1, name: 'a', count: 2 };
  expect(told('2026-11-26')).toMatchObject([{ to: ['m'], occasion: { facts } }]);
  const both = [...reports, report('c', '2026-11-25T12:00:00Z', 'pending')];
  expect(told('2026-11-26', both)).toMatchObject([
    { occasion: { facts: { people: 2, name: '', count: 3 } } },
  ]);
  expect(told('2026-11-28')).toEqual([]);
});
