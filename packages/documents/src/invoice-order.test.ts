import { expect, test } from 'vitest';

import { sampleInvoice, sampleOrder } from './invoice-document.samples.ts';
import { buildInvoiceDocument } from './invoice-document.ts';

const orderOf = (changes: Partial<typeof sampleOrder>) =>
  buildInvoiceDocument({ ...sampleInvoice, ...sampleOrder, ...changes }).order;
const oneDay = { orderEndDate: '2026-11-06' };

test.each([
  ['over several days', {}, '06-11-2026 kl. 12:00 – 07-11-2026 kl. 02:00'],
  ['of one day', { ...oneDay, orderEndTime: '23:30' }, '06-11-2026 kl. 12:00–23:30'],
  ['without an end', { orderEndDate: '', orderEndTime: '' }, '06-11-2026 kl. 12:00'],
  ['without times', { ...oneDay, orderStartTime: '', orderEndTime: '' }, '06-11-2026'],
  ['with an end alone', { ...oneDay, orderStartTime: '' }, '06-11-2026 til kl. 02:00'],
])('an order %s says when', (_, changes, when) => {
  expect(orderOf(changes)?.when).toBe(when);
});

test('a description keeps its lines, and one of several empty ones', () => {
  const orderDescription = sampleOrder.orderDescription.replace('\n\n', '\n \r\n\n\n');
  expect(orderOf({ orderDescription })?.description).toEqual([
    'Telt med gulv og lys i haven, bar til midnat.',
    '',
    'Nedtagning søndag formiddag.',
  ]);
});

test('an invoice without dates and description has no block for its order', () => {
  expect(buildInvoiceDocument(sampleInvoice).order).toBeUndefined();
});
