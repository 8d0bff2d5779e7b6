import { expect, test } from 'vitest';

import { historyText, isInHistory } from './history-text.ts';

test.each([
  ['invoices.issued', 'invoice 1249', undefined, 'udstedte faktura 1249'],
  [
    'invoices.statusChanged',
    'invoice 1249',
    { from: 4, to: 3 },
    'satte faktura 1249 fra Sent til Payed',
  ],
  ['orders.changed', 'order 12', { fields: ['status'], status: 'done' }, 'satte ordre 12 til Done'],
  [
    'orders.changed',
    'order 12',
    { fields: ['startDate', 'status', 'customerId', 'company', 'name'], status: 'done' },
    'rettede startdato, status, kunde og kontaktperson på ordre 12',
  ],
  ['records.created', 'enquiries 01JB', undefined, 'oprettede forespørgslen'],
  ['records.updated', 'customers 01JB', { fields: ['cvr'] }, 'rettede CVR-nr. på kunden'],
  ['records.updated', 'customers 01JB', { fields: [] }, 'rettede kunden'],
  [
    'invoices.mailCameBack',
    'invoice 1249',
    { kind: 'permanent' },
    'kunne ikke aflevere mailen med faktura 1249',
  ],
  [
    'invoices.mailCameBack',
    'invoice 1249',
    { kind: 'complaint' },
    'meldte, at mailen med faktura 1249 er markeret som spam',
  ],
  [
    'employees.changed',
    'user 01JB',
    { fields: ['role', 'sessions'] },
    'rettede rolle på medarbejderen',
  ],
] as const)('%s of %s with %j reads as people say it', (action, subject, changes, text) => {
  expect(historyText({ action, subject, changes })).toBe(text);
});

test('log-ins and sessions are visible to their user only', () => {
  expect(isInHistory('auth.loggedIn')).toBe(false);
  expect(historyText({ action: 'auth.loggedIn', subject: 'user 01JB' })).toBe('');
});

test('a change that was stored in an older way is told without its fields', () => {
  const changes = { status: 'done', startDate: '2026-01-01' };
  expect(historyText({ action: 'orders.changed', subject: 'order 12', changes })).toBe(
    'rettede ordre 12',
  );
});
