import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import type { WhyAnswer } from '@driftig/contracts/core/why';
import { expectAddsUp, expectNoRest } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { openOfRow } from '../invoices/invoice-row.ts';
import { isOpen } from '../invoices/status.ts';
import { whyOrderCount, whyRevenue } from './by-month.ts';
import {
  whyEmployeeCount,
  whyOrdersOfMonth,
  whyPeopleMissing,
  whySold,
  whyStock,
  whyWaiting,
} from './counts.ts';
import {
  whyChosen,
  whyCredit,
  whyInvoiceCount,
  whyOverdue,
  whySalesOfMonth,
  whyUnpaid,
  type ListedInvoices,
} from './invoice-list.ts';

const { missingPayment: _, ...stored } = invoiceStatuses;
const statuses = Object.keys(stored) as (keyof typeof stored)[];
const today = '2026-11-12';
const days = ['2026-01-31', '2026-08-14', '2026-09-12', '2026-10-12', '2026-10-13', '2026-11-11'];

const invoice = fc
  .record({
    number: fc.nat(9999),
    date: fc.constant('2026-01-05'),
    payDate: fc.constantFrom(...days, today, '2027-01-01'),
    company: fc.constantFrom('Café Kanel', ''),
    name: fc.constant('Per Ågård'),
    amount: fc.nat(9_999_999),
    status: fc.constantFrom(...statuses),
    paid: fc.nat(1000),
    credit: fc.nat(1000),
    writtenOff: fc.nat(100),
    currency: fc.constantFrom('', 'DKK', 'EUR'),
  })
  .map((row) => ({ ...row, missingPayment: isOpen(row.status) && row.payDate < today }));
type Row = ListedInvoices['rows'][number];

const listOf = (rows: readonly Row[]): ListedInvoices => ({
  rows,
  own: 'DKK',
  toInvoice: (number) => `/invo/${number}`,
  toList: (filters) => `/invo?${filters}`,
});
const amountsOf = (rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.map((row) => ({ currency: row.currency || 'DKK', amount: amountOf(row) }));
const labels = ({ rows, apart = [] }: WhyAnswer) =>
  [rows, ...apart.map((one) => one.rows)].flat().map(({ label }) => label);

test('the rows of each sum of invoices add up to it, by currency', () => {
  fc.assert(
    fc.property(fc.array(invoice, { maxLength: 40 }), (rows) => {
      const list = listOf(rows);
      const count = rows.length;
      const overdue = rows.filter(({ missingPayment }) => missingPayment);
      const answers = [
        whyInvoiceCount(list, 2026, count),
        whyUnpaid(list, { amounts: amountsOf(rows, openOfRow), count }),
        whyOverdue(list, { amounts: amountsOf(overdue, openOfRow), count }, today),
        whyCredit(list, { amounts: amountsOf(rows, ({ credit }) => credit), count }),
        whyChosen(list),
      ];
      for (const answer of answers) {
        expectAddsUp(answer);
        // Nothing is left over: each invoice is in its group.
        expect(labels(answer)).not.toContain('Andre fakturaer');
      }
    }),
  );
});

test('a figure that the list does not add up to has the difference as a row', () => {
  fc.assert(
    fc.property(fc.array(invoice), fc.integer({ min: -1000, max: 9_999_999 }), (rows, amount) => {
      const list = listOf(rows);
      const shown = { amounts: [{ currency: 'DKK', amount }], count: 3 };
      for (const answer of [
        whyUnpaid(list, shown),
        whyOverdue(list, shown, today),
        whyCredit(list, shown),
        whyInvoiceCount(list, 2026, Math.abs(amount)),
        whySalesOfMonth(list, { title: 'Salg', revenue: amount, currency: 'DKK' }),
      ])
        expectAddsUp(answer);
    }),
  );
});

test('an overdue invoice stands by how many days ago it was due, both ends included', () => {
  const one = { date: today, company: '', name: '', amount: 100, status: 'sent' as const };
  const rows = days.map((payDate, index) => ({
    ...one,
    number: index + 1,
    payDate,
    missingPayment: true,
    paid: 0,
    credit: 0,
    writtenOff: 0,
    currency: '',
  }));
  const answer = whyOverdue(
    listOf(rows),
    { amounts: [{ currency: 'DKK', amount: 600 }], count: 6 },
    today,
  );
  expect(answer.rows.map(({ label, rows: parts = [] }) => [label, parts.length])).toEqual([
    ['1–30 dage over', 2],
    ['31–60 dage over', 1],
    ['61–90 dage over', 2],
    ['Mere end 90 dage over', 1],
  ]);
});

test('a group of more than 100 invoices says how many there are and leads to its list', () => {
  const row = { date: today, payDate: today, company: 'Holm', name: '', amount: 1, currency: '' };
  const rest = { missingPayment: false, paid: 0, credit: 0, writtenOff: 0 };
  const rows = Array.from({ length: 101 }, (__, number) => ({
    ...row,
    ...rest,
    number,
    status: 'paid' as const,
  }));
  const { rows: groups } = whyInvoiceCount(listOf(rows), 2026, 101);
  expect(groups).toEqual([
    { label: 'Payed', note: '101 fakturaer', amount: 101, to: '/invo?status=paid' },
  ]);
});

test('months, orders, people, stock and sales add up', () => {
  const months = fc.array(fc.record({ label: fc.constant('Maj'), value: fc.integer() }));
  const some = fc.nat(50);
  const quantity = fc.integer({ min: -99_999, max: 99_999 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(months, some, some, quantity, quantity, (values, one, other, left, sold) => {
      const people = Array.from({ length: other }, (__, index) => ({
        name: 'Jonas',
        isAbsent: index % 2 === 0,
        status: index % 2 === 0 ? 'active' : 'invited',
        to: '/',
      }));
      const orders = people.map((person, number) => ({
        ...person,
        number,
        title: 'Bal',
        startDate: today,
        status: 'done',
      }));
      for (const answer of [
        whyRevenue({ title: '', months: values, amount: one }, 'DKK'),
        whyOrderCount({ title: '', months: values, amount: one }),
        whyOrdersOfMonth({ title: '', count: one, orders, toList: (filters) => filters }),
        whyEmployeeCount(people, one),
        whyPeopleMissing({ needed: one, assigned: Math.ceil(other / 2), people }),
        whyWaiting([{ label: 'Timer', note: '', to: '/' }]),
        whySold({ months: [left, sold].map((ofMonth) => ({ label: 'Maj', sold: ofMonth })) }),
        whyStock({ quantity: left, sold }),
      ])
        expectAddsUp(answer);

      const amount = values.reduce((sum, { value }) => sum + value, 0);
      const whole = { title: '', months: values, amount };
      expectNoRest(whyRevenue(whole, 'DKK'), 'Andre måneder');
      expectNoRest(whyOrderCount(whole), 'Andre måneder');
      expectNoRest(whyEmployeeCount(people, other), 'Andre');
      const all = { title: '', count: other, orders, toList: (filters: string) => filters };
      expectNoRest(whyOrdersOfMonth(all), 'Andre ordrer');
    }),
  );
});
