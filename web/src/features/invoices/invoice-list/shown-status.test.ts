import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { shownStatus } from '@driftig/domain/invoices/status';
import { describe, expect, it } from 'vitest';

import {
  settableStatuses,
  statusTabs,
} from '../../../shared/record-screens/list/record-statuses.ts';
import { daysOverdue, withStatus } from './shown-status.ts';

const today = '2026-11-12';
const late: InvoiceRow = {
  id: '1243.abc',
  number: 1243,
  date: '2026-11-04',
  payDate: '2026-11-09',
  company: 'Skagen Bryghus',
  name: '',
  orderTitle: 'Ølsmagning i telt',
  status: 'sent',
  amount: 1_931_250,
  missingPayment: true,
  isDeposit: false,
  paid: 0,
  paidOn: '',
  credit: 0,
  writtenOff: 0,
  mailReturned: false,
  currency: 'DKK',
};

describe('the shown status of an invoice', () => {
  it('is Missing payment instead of Not sent yet, Waiting and Sent', () => {
    expect(shownStatus(late)).toBe('missingPayment');
    expect(shownStatus({ ...late, missingPayment: false })).toBe('sent');
  });

  it('cannot be set to Missing payment, which is computed', () => {
    const words = settableStatuses(invoiceStatuses).map(([word]) => word);
    expect(words).toEqual(['notSent', 'waiting', 'sent', 'paid', 'cancelled']);
  });

  it('belongs to exactly one tab, so that the counts add up', () => {
    const { of, tabs } = statusTabs<InvoiceRow>(invoiceStatuses, shownStatus);
    expect(tabs.map(({ value }) => value)).toEqual(Object.keys(invoiceStatuses));
    expect(tabs.filter(({ value }) => value === of(late))).toEqual([
      { value: 'missingPayment', label: 'Missing payment', tone: 'danger' },
    ]);
  });
});

describe('a changed status', () => {
  it('is not Missing payment when paid or cancelled, and is again when changed back', () => {
    const paid = withStatus(late, 'paid', today);
    expect(shownStatus(paid)).toBe('paid');
    expect(paid.paidOn).toBe(today);
    expect(shownStatus(withStatus(late, 'cancelled', today))).toBe('cancelled');
    expect(withStatus(paid, 'sent', today)).toEqual(late);
  });

  it('is Missing payment from the day after the payment date', () => {
    const due = { ...late, payDate: today };
    expect(shownStatus(withStatus(due, 'sent', today))).toBe('sent');
    expect(shownStatus(withStatus(due, 'sent', '2026-11-13'))).toBe('missingPayment');
  });

  it('has days overdue only while payment is missing', () => {
    expect(daysOverdue(late, today)).toBe(3);
    expect(daysOverdue(withStatus(late, 'paid', today), today)).toBe(0);
  });
});
