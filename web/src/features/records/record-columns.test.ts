import type { RecordAnswer } from '@driftig/contracts/record-type';
import { recordTypes } from '@driftig/contracts/record-types';
import { describe, expect, it } from 'vitest';

import { recordColumns } from './record-columns.tsx';

const record = (values: Record<string, string | number>): RecordAnswer => ({
  ...values,
  id: 'a',
  version: 1,
});
const needs = { currency: 'DKK' };
const columnOf = (type: keyof typeof recordTypes, id: string) =>
  recordColumns(recordTypes[type], needs).find((column) => column.id === id);

describe('the columns of a record type', () => {
  it('are the fields that its description marks, in that order', () => {
    const ids = recordColumns(recordTypes.tasks, needs).map(({ id }) => id);
    expect(ids).toEqual(['name', 'description', 'quantity', 'price']);
  });

  it('name a private customer by the person, so that the row can be opened and found', () => {
    const company = columnOf('customers', 'company');
    const person = record({ company: '', fullName: 'Per Ågård' });
    expect(company?.cell(person)).toBe('Per Ågård');
    expect(company?.sortValue?.(person)).toBe('Per Ågård');
  });

  it('find by a field that is searched without having a column', () => {
    const tent = record({ name: 'Telt', serialNumber: 'SN-17' });
    expect(columnOf('products', 'name')?.searchText?.(tent)).toContain('SN-17');
  });

  it('write amounts to the CSV file in kroner', () => {
    expect(columnOf('products', 'price')?.csv?.(record({ price: 123_450 }))).toBe(1234.5);
  });
});
