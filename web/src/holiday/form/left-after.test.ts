import { expect, test } from 'vitest';

import type { Entry } from '../queries.ts';
import { leftAfter } from './left-after.ts';

const time = { endDate: '2026-04-10', startTime: '', endTime: '' };
const asked = { ...time, type: 'vacation' as const, startDate: '2026-04-07' };
const balance = { at: '2026-04-10', left: 548, pending: 300, ahead: 0 };
const entry = (status: Entry['status'], fields: Partial<Entry> = {}): Entry => ({
  ...asked,
  startDate: '2026-04-08',
  absenceId: 'person.absence',
  employeeId: 'person',
  employeeName: 'Jonas Lind',
  comment: '',
  status,
  reason: '',
  isOpen: false,
  appliedAt: '2026-03-01',
  version: 1,
  ...fields,
});

test('a new application takes its days, and what else waits is told apart', () => {
  expect(leftAfter(balance, asked, undefined)).toEqual({ left: 148, otherPending: 300 });
});

test('an application that is edited does not wait besides itself', () => {
  expect(leftAfter(balance, asked, entry('pending'))).toEqual({ left: 148, otherPending: 0 });
});

test('the days that an approved one already takes are not taken twice', () => {
  expect(leftAfter(balance, asked, entry('approved'))).toEqual({ left: 448, otherPending: 300 });
});

test('days of the approved one after the date are not in the balance of that date', () => {
  const later = entry('approved', { startDate: '2026-04-10', endDate: '2026-04-17' });
  const withRest = { ...balance, ahead: 500 };
  expect(leftAfter(withRest, asked, later).left).toBe(548 + 100 - 400);
});

test('what is approved for later is not left, as far as it is earned', () => {
  expect(leftAfter({ ...balance, ahead: 100 }, asked, undefined).left).toBe(48);
  expect(leftAfter({ ...balance, ahead: 900 }, asked, undefined).left).toBe(0);
  expect(leftAfter({ ...balance, left: 300, ahead: 900 }, asked, undefined).left).toBe(-100);
});

test('hours of a day cost their part of it', () => {
  const hours = { ...asked, startDate: '2026-04-10', startTime: '08:00', endTime: '11:42' };
  expect(leftAfter(balance, hours, undefined).left).toBe(498);
});

test('a kind that is no holiday costs none', () => {
  expect(leftAfter(balance, { ...asked, type: 'careday' }, undefined).left).toBe(548);
});
