import { expect, test } from 'vitest';

import { entrySample } from '../../entry/entry.samples.ts';
import { plannedOrder } from './planned-order.ts';

const date = '2026-11-23';
const galla = {
  id: 'o1',
  number: 12,
  title: 'Galla',
  customer: '',
  place: '',
  startDate: date,
  endDate: date,
  startTime: '14:00',
  endTime: '20:00',
};
const night = { ...galla, endDate: '2026-11-24', startTime: '22:00', endTime: '04:00' };

test('the order of a day is the first that one is on and has no hours of', () => {
  const orders = [galla, { ...galla, id: 'o2' }];
  expect(plannedOrder(date, orders, [entrySample])?.id).toBe('o1');
  expect(plannedOrder(date, orders, [{ ...entrySample, projectId: 'o1' }])?.id).toBe('o2');
  expect(plannedOrder('2026-11-22', orders, [])).toBeUndefined();
  expect(plannedOrder('2026-11-24', orders, [])).toBeUndefined();
});

test('a night belongs to the day it begins on, and an order over several days to each of them', () => {
  expect(plannedOrder(date, [night], [])?.id).toBe('o1');
  expect(plannedOrder('2026-11-24', [night], [])).toBeUndefined();
  const fair = { ...galla, endDate: '2026-11-25' };
  expect(plannedOrder('2026-11-24', [fair], [])?.id).toBe('o1');
  expect(plannedOrder('2026-11-25', [fair], [])?.id).toBe('o1');
});

test('an order over several days without times has its last day, too', () => {
  const camp = { ...galla, endDate: '2026-11-25', startTime: '', endTime: '' };
  expect(plannedOrder('2026-11-25', [camp], [])?.id).toBe('o1');
});
