import { expect, test } from 'vitest';

import { registerHours } from '../../../../shared/staffing/register-link.ts';
import { linkedDate, linkedRow, withoutLink } from './linked-row.ts';

const date = '2026-11-27';
const order = { id: 'o1', startDate: date, endDate: date, startTime: '14:00', endTime: '20:00' };
const project = {
  projectId: 'o1',
  name: '12 Galla',
  code: '',
  description: '',
  isInternal: false,
  isActive: true,
};
const known = { projects: [project], newRow: { date, startTime: '07:00' }, lacking: 740 };
const paramsOf = (address: string) => new URL(address, 'https://driftig.example').searchParams;

test('the link of an order brings its project and its times', () => {
  const params = paramsOf(registerHours({ ...order, date }));
  expect(linkedDate(params)).toBe(date);
  expect(linkedRow(params, { ...known, timeMode: 'range' })).toEqual({
    date,
    projectId: 'o1',
    projectName: '12 Galla',
    startTime: '14:00',
    endTime: '20:00',
  });
});

test('where hours are asked for, the row has those of the order, else those that the norm lacks', () => {
  const params = paramsOf(registerHours({ ...order, date }));
  expect(linkedRow(params, { ...known, timeMode: 'daily' })).toMatchObject({ hundredths: 600 });
  const several = paramsOf(registerHours({ ...order, date, endDate: '2026-11-28' }));
  expect(linkedRow(several, { ...known, timeMode: 'daily' })).toMatchObject({ hundredths: 740 });
});

test('an order over several days brings no times, and a closed project nothing', () => {
  const several = paramsOf(registerHours({ ...order, date, endDate: '2026-11-28' }));
  expect(linkedRow(several, { ...known, timeMode: 'range' })).toMatchObject({ startTime: '07:00' });
  expect(linkedRow(several, { ...known, projects: [], timeMode: 'range' })).toEqual(known.newRow);
});

test('an address that was typed wrongly opens no row', () => {
  expect(linkedDate(new URLSearchParams('register=i+dag'))).toBeUndefined();
  expect(linkedDate(new URLSearchParams())).toBeUndefined();
});

test('the address keeps the rest without the link', () => {
  const params = paramsOf(`${registerHours({ ...order, date })}&status=pending`);
  expect(withoutLink(params).toString()).toBe('status=pending');
});
