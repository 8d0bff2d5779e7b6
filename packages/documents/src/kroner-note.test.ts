import { expect, test } from 'vitest';

import type { InvoiceDocumentInput } from './invoice-document.types.ts';
import { kronerNotes } from './kroner-note.ts';

const exchange = { rate: 746.05, date: '2026-11-12' };
const input = (changes: object) =>
  ({ kind: 'final', tax: 25_000, exchange, ...changes }) as InvoiceDocumentInput;
const rowsOf = (changes: object) =>
  kronerNotes(input(changes)).flatMap(({ rows }) => rows.map(({ value }) => value));

test('the sheet has the VAT in kroner, with the rate and its day', () => {
  expect(kronerNotes(input({}))).toMatchObject([{ subtitle: 'Kurs 746,05 den 12-11-2026' }]);
  expect(rowsOf({})).toEqual(['1.865,13']);
});

test('the VAT of a deposit is taken off at its own rate', () => {
  expect(rowsOf({ deposit: { tax: 10_000, rate: 740 } })).toEqual([
    '1.865,13',
    '−740,00',
    '1.125,13',
  ]);
});

test('there is no note without a rate or without VAT', () => {
  expect([...rowsOf({ exchange: undefined }), ...rowsOf({ tax: 0 })]).toEqual([]);
});
