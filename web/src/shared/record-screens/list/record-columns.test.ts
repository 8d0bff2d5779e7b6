import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { recordTypes } from '@driftig/contracts/records/record-types';
import { importedTypes, type ImportedType } from '@driftig/contracts/records/import';
import { describe, expect, it } from 'vitest';

import { toCsv } from '../../../ui/csv/write-csv.ts';
import { recordColumns, recordFile } from './record-columns.ts';
import { customersView } from '../views/customers.ts';
import { enquiriesView } from '../views/enquiries.ts';
import { ordersView } from '../views/orders.tsx';
import { productsView } from '../views/products.tsx';
import type { RecordView } from '../views/record-view.ts';
import { tasksView } from '../views/tasks.ts';

const record = (values: Record<string, string | number>): RecordAnswer => ({
  ...values,
  id: 'a',
  version: 1,
});
const context = { currency: 'DKK' };
const columnOf = (view: RecordView, id: string) =>
  recordColumns(view, context).find((column) => column.id === id);

describe('the columns of a record type', () => {
  it('are the fields that its view names, in that order', () => {
    const ids = recordColumns(tasksView, context).map(({ id }) => id);
    expect(ids).toEqual(['name', 'description', 'quantity', 'price']);
  });

  it('name a private customer by the person, so that the row can be found and opened', () => {
    const company = columnOf(customersView, 'company');
    const person = record({ company: '', fullName: 'Per Ågård' });
    expect(company?.cell(person)).toBe('Per Ågård');
    expect(company?.sortValue?.(person)).toBe('Per Ågård');
  });

  it('search a field that has no column', () => {
    const tent = record({ name: 'Telt', serialNumber: 'SN-17' });
    expect(columnOf(productsView, 'name')?.searchText?.(tent)).toContain('SN-17');
  });

  it('leave a number empty that was not typed', () => {
    const cell = (participants: number) =>
      columnOf(enquiriesView, 'participants')?.cell(record({ participants }));
    expect(cell(0)).toMatchObject({ props: { children: '' } });
    expect(cell(80)).toMatchObject({ props: { children: '80' } });
  });

  it('write amounts to the CSV file in kroner', () => {
    expect(columnOf(productsView, 'price')?.csv?.(record({ price: 123_450 }))).toBe(1234.5);
  });
});

const imported: Readonly<Record<ImportedType, RecordView>> = {
  customers: customersView,
  products: productsView,
  tasks: tasksView,
};

describe('the CSV file of a list', () => {
  it.each(importedTypes)('has every field of %s that can be imported, under its label', (name) => {
    const labels = Object.values(recordTypes[name].fields).map(({ label }) => label);
    expect(recordFile(imported[name], context).map(({ header }) => header)).toEqual(labels);
  });

  it('has the fields that the table has no column for', () => {
    const customer = record({ company: 'Havnen A/S', gln: '5790000123453' });
    const file = toCsv(recordFile(customersView, context), [customer]);
    expect(file).toContain('5790000123453');
  });

  it("has the name of an order's customer, and no ids", () => {
    const headers = recordFile(ordersView, context).map(({ header }) => header);
    expect(new Set(headers).size).toBe(headers.length);
    expect(headers).toContain('Kunde');
  });
});
