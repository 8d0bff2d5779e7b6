import { pageOf } from '@driftig/domain/notifications/page-of';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import { expect, test } from 'vitest';

import { safeNext } from '../../paths.ts';

const time = { startDate: '', endDate: '', startTime: '', endTime: '' };
const order = { number: 12, title: '', ...time };
const absence = { absenceId: 'e.1', version: 1, type: 'vacation' as const, isOpen: false, ...time };
const booked = { number: 12, title: '', from: '2026-06-01T08:00', to: '2026-06-01T16:00' };
const hours = { employeeId: 'e', from: '2026-06-01', to: '2026-06-02', count: 1, reason: '' };

const occasions: readonly Occasion[] = [
  { kind: 'hoursRejected', facts: hours },
  { kind: 'absenceDecided', facts: { ...absence, decision: 'approved', reason: '', freed: 0 } },
  { kind: 'absenceRecalled', facts: absence },
  { kind: 'absenceReported', facts: { ...absence, orders: [], orderCount: 0, isInHoliday: false } },
  {
    kind: 'absenceReported',
    facts: { ...absence, orders: [booked], orderCount: 1, isInHoliday: true },
  },
  {
    kind: 'absenceReported',
    facts: { ...absence, orders: [booked], orderCount: 6, isInHoliday: false },
  },
  { kind: 'orderAssigned', facts: order },
  { kind: 'orderUnassigned', facts: order },
  { kind: 'orderChanged', facts: { ...order, before: time, changed: ['time'] } },
  { kind: 'orderCancelled', facts: { ...order, isDeleted: false } },
  { kind: 'orderCancelled', facts: { ...order, isDeleted: true } },
  { kind: 'mentioned', facts: { conversationId: 'g-ord.12', text: '' } },
  { kind: 'receiptsMailed', facts: { subject: '', count: 1, skipped: 0 } },
  { kind: 'receiptMailRefused', facts: { subject: '', reason: 'noFile' } },
  { kind: 'invoiceBounced', facts: { number: 7, customer: '', to: '', problem: 'permanent' } },
];

test.each(occasions)('$kind leads to a page of the site', (occasion) => {
  for (const isManager of [true, false]) {
    const { path } = pageOf(occasion, { isManager });
    expect(safeNext(path)).toBe(path);
  }
});
