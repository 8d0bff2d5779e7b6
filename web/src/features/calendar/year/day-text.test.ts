import { expect, test } from 'vitest';

import { dayTitle } from '../../../ui/time/day-title.ts';
import { absenceTexts, byNeed, countsText, hasConflict, timesText } from './day-text.ts';
import type { DayOrder } from './queries.ts';

const order: DayOrder = {
  id: 'one',
  number: 1,
  title: 'Gala',
  titleToo: 'Gala',
  customer: '',
  invoiceNumber: 0,
  depositInvoiceNumber: 0,
  startDate: '2026-03-14',
  endDate: '2026-03-14',
  startTime: '15:00',
  endTime: '23:00',
  noteEmployees: '',
  noteAdministration: '',
  isRunning: false,
  place: '',
  contactName: '',
  contactPhone: '',
  neededEmployees: 4,
  assignedEmployees: 3,
  status: 'notStarted',
  dayStatus: 'understaffed',
  people: [],
  requests: [],
};

test('a day is named by its weekday and date, with the year where it is not this one', () => {
  expect(dayTitle('2026-03-14', '2026-11-27')).toBe('Lørdag 14. marts');
  expect(dayTitle('2026-03-14', '2027-01-01')).toBe('Lørdag 14. marts 2026');
});

test('counts shifts that are filled, and no more of an order than it needs', () => {
  expect(countsText([])).toBe('Ingen ordrer');
  expect(countsText([{ ...order, neededEmployees: 0 }])).toBe('1 ordre');
  expect(countsText([order, { ...order, neededEmployees: 2, assignedEmployees: 5 }])).toBe(
    '2 ordrer, 5 af 6 vagter besat',
  );
});

test('orders that need a manager come first, others by time', () => {
  const orders = (['staffed', 'done', 'requested', 'staffed', 'conflict'] as const).map(
    (dayStatus, number) => ({ ...order, number, dayStatus }),
  );
  expect(byNeed(orders).map(({ number }) => number)).toEqual([4, 2, 0, 3, 1]);
});

test('an order of several statuses has a conflict unless a request on too few people explains them', () => {
  const several = { ...order, dayStatus: 'several' as const };
  expect(hasConflict(order)).toBe(false);
  expect(hasConflict({ ...order, dayStatus: 'conflict' })).toBe(true);
  expect(hasConflict(several)).toBe(true);
  expect(hasConflict({ ...several, requests: [{ id: 'one', name: 'Ida' }] })).toBe(false);
});

test('says who is away, and who has applied', () => {
  expect(absenceTexts([])).toEqual([]);
  expect(
    absenceTexts([
      { name: 'Ida', status: 'approved' },
      { name: 'Jonas', status: 'pending' },
      { name: 'Sara', status: 'approved' },
      { name: 'Ali', status: 'approved' },
    ]),
  ).toEqual(['Ida, Sara og Ali er væk', 'Jonas har søgt om fri']);
});

test('an order over more days shows its dates, one over a night its times', () => {
  expect(timesText(order)).toBe('15:00–23:00');
  expect(timesText({ ...order, endDate: '2026-03-15', endTime: '01:00' })).toBe('15:00–01:00');
  expect(timesText({ ...order, endDate: '2026-03-15' })).toBe('14-03–15-03 · 15:00–23:00');
  expect(timesText({ ...order, startTime: '', endTime: '' })).toBe('');
});
