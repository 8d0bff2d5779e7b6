import { recordTypes } from '@driftig/contracts/record-types';
import { importedTypes } from '@driftig/contracts/records-import';
import { describe, expect, test } from 'vitest';

import { toCsv } from '../../ui/data-table/csv.ts';
import { recordFile } from './record-columns.tsx';

const needs = { currency: 'DKK' };

describe.each(importedTypes)('the CSV file of %s', (name) => {
  test('has every field that can be imported, under its label', () => {
    const labels = Object.values(recordTypes[name].fields).map(({ label }) => label);
    expect(recordFile(recordTypes[name], needs).map(({ header }) => header)).toEqual(labels);
  });
});

test('what the table has no column for is written all the same', () => {
  const customer = { id: '1', version: 1, company: 'Havnen A/S', gln: '5790000123453' };
  const file = toCsv(recordFile(recordTypes.customers, needs), [customer]);
  expect(file).toContain('5790000123453');
});

test('an order names its customer and shows no ids', () => {
  const headers = recordFile(recordTypes.orders, needs).map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
  expect(headers).toContain('Kunde');
});
