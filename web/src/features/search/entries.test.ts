import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { expect, test } from 'vitest';

import { readBoard, readCustomers, readEmployees, readInvoices, readOrders } from './entries.ts';
import { findIn, queryOf } from './find.ts';

const record = (id: string, fields: object) => ({ id, version: 1, ...fields });

test('customers have the same title as in their list and are sorted by name', () => {
  const rows = [
    record('1', { company: '', fullName: 'Åse Bro', town: 'Ribe' }),
    record('2', {
      company: 'Holm & Søn',
      fullName: 'Bo Holm',
      town: 'Skagen',
      email: 'bo@holm.dk',
    }),
  ];
  const entries = readCustomers(rows);
  expect(entries.map(({ title, to }) => [title, to])).toEqual([
    ['Åse Bro', '/customers/1'],
    ['Holm & Søn', '/customers/2'],
  ]);
  expect(entries[1]?.details).toEqual(['Skagen']);
  expect(entries[1]?.text).toContain('bo@holm.dk');
  expect(readCustomers(rows)).toBe(entries);
  expect(readCustomers([...rows])[1]).toBe(entries[1]);
});

test.each(['26 66 20 95', '26662095'])('a customer is found by the phone number %s', (phone) => {
  const [entry] = readCustomers([record('1', { company: 'Holm', phone })]);
  const finds = (typed: string) =>
    entry && findIn('customers', [entry], queryOf(typed)).total === 1;
  expect(finds('26662095')).toBe(true);
  expect(finds('26 66 20 95')).toBe(true);
  expect(finds('26662096')).toBe(false);
});

test('an order has number, title, customer and date', () => {
  const fields = {
    number: 2043,
    title: 'Sommerfest',
    company: '',
    name: 'Bo',
    startDate: '2026-06-20',
  };
  expect(readOrders([record('2043.a', fields)])).toMatchObject([
    { number: 2043, title: 'Sommerfest', details: ['Bo', '20-06-2026'], to: '/order/2043' },
  ]);
});

test('an invoice has number, customer, amount and shown status', () => {
  const row = {
    id: '1247.a',
    number: 1247,
    company: 'Holm & Søn',
    name: 'Bo',
    orderTitle: 'Telt',
    status: 'sent',
    missingPayment: true,
    amount: 123_450,
    currency: 'EUR',
  } as InvoiceRow;
  const [entry] = readInvoices([row]);
  expect(entry).toMatchObject({
    number: 1247,
    title: 'Holm & Søn',
    details: ['Telt'],
    money: { amount: 123_450, currency: 'EUR', struck: false },
    status: { label: 'Missing payment', tone: 'danger' },
    to: '/invo/1247',
  });
  expect(entry?.text).toContain('1234,50');
});

test('an employee has department, and the status unless active', () => {
  const row = { id: '1', name: 'Jonas Bak', email: '', phone: '20 30 40 50', mobile: '' };
  const [entry] = readEmployees([
    { ...row, department: 'Lager', status: 'inactive', roleName: '', location: '' } as EmployeeRow,
  ]);
  expect(entry).toMatchObject({ title: 'Jonas Bak', details: ['Lager', 'Inaktiv'] });
  expect(entry?.text).toContain('20304050');
});

test('a task has category and end, leads to its card, and is found by subtasks and people', () => {
  const card = {
    id: 'a1',
    title: 'Pak varevogn',
    endDate: '2026-11-13',
    statusText: 'In Progress',
  };
  const parts = { subTasks: [{ title: 'Lyskæder' }], assignees: [{ name: 'Jonas Bak' }] };
  const tasks = [{ ...card, ...parts, status: 'inProgress' }];
  const board = [{ name: 'Lager', tasks }] as unknown as Parameters<typeof readBoard>[0];
  const entries = readBoard(board);
  expect(entries).toMatchObject([
    {
      title: 'Pak varevogn',
      details: ['Lager', '13-11-2026'],
      to: '/genereltasks?open=a1',
      status: { label: 'In Progress', tone: 'running' },
    },
  ]);
  expect(entries[0]?.text).toContain('jonas bak');
  expect(readBoard(board)).toBe(entries);
});
