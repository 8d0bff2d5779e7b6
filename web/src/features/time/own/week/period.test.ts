import { expect, test } from 'vitest';

import { choosePeriod, isSummed, kindOf, neighbour, titleOf } from './period.ts';

const week = { from: '2026-11-23', to: '2026-11-29' };
const month = { from: '2026-11-01', to: '2026-11-30' };

test('a whole week and a whole month are known as such, other dates are not', () => {
  expect(kindOf(week)).toBe('week');
  expect(kindOf(month)).toBe('month');
  expect(kindOf({ ...week, to: '2026-11-28' })).toBe('other');
  expect(kindOf({ from: '2026-11-24', to: '2026-11-30' })).toBe('other');
  expect(kindOf({ from: '', to: '' })).toBe('other');
});

test('the arrows go to the week or month beside, over the end of a year', () => {
  expect(neighbour(week, 'week', -1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(neighbour({ from: '2026-12-28', to: '2027-01-03' }, 'week', 1).from).toBe('2027-01-04');
  expect(neighbour(month, 'month', 1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('choosing week or month keeps to today where it is in view, else to what is shown', () => {
  const today = '2026-11-25';
  expect(choosePeriod('week', month, today)).toEqual(week);
  expect(choosePeriod('month', week, today)).toEqual(month);
  expect(choosePeriod('week', { from: '2026-10-01', to: '2026-10-31' }, today).from).toBe(
    '2026-09-28',
  );
  expect(choosePeriod('week', { from: '', to: '' }, today)).toEqual(week);
});

test('the title says which week, month or dates are shown', () => {
  expect(titleOf(week)).toEqual({ title: 'Uge 48', dates: '23-11 til 29-11-2026' });
  expect(titleOf({ from: '2026-12-28', to: '2027-01-03' }).dates).toBe('28-12-2026 til 03-01-2027');
  expect(titleOf(month).title).toBe('November 2026');
  expect(titleOf({ from: '', to: '' })).toEqual({ title: 'Alle datoer', dates: '' });
  expect(titleOf({ from: '2026-11-02', to: '' }).dates).toBe('Fra 02-11-2026');
});

test('days are added up for a year or less with two ends', () => {
  expect(isSummed(week)).toBe(true);
  expect(isSummed({ from: '2026-01-01', to: '2026-12-31' })).toBe(true);
  expect(isSummed({ from: '2024-01-01', to: '2026-12-31' })).toBe(false);
  expect(isSummed({ from: '2026-01-01', to: '' })).toBe(false);
});
