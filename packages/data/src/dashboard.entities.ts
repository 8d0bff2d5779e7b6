import { revenueKey } from '@driftig/domain/aggregates';
import { Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from './entity.ts';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const keys = [
  ...months.map((month) => `s${month}`),
  ...months.map((month) => `o${month}`),
  ...[1, 2, 3, 4, 5].flatMap((status) => [`c${status}`, `a${status}`]),
];

/** The figures of a company's year; the keys are those of domain/aggregates. */
export const totalKeys: readonly string[] = keys;

export const totalsEntity = perTable((table) => {
  const figures = Object.fromEntries(keys.map((key) => [key, { type: 'number' as const }]));
  return new Entity(
    {
      model: { entity: 'totals', version: '1', service: 'driftig' },
      attributes: {
        ...figures,
        companyId: { type: 'string', required: true },
        year: { type: 'number', required: true, padding: { length: 4, char: '0' } },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}'], [['year'], 'totals#${year}']),
      },
    },
    tableConfig(table),
  );
});

const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
export const owedKeys: readonly string[] = days.flatMap((day) => [`n${day}`, `a${day}`]);

/**
 * Open amounts of a year's invoices by payment date, one item for each month of payment: what is
 * overdue today is read in a dozen small items, however many invoices there are.
 */
export const owedEntity = perTable((table) => {
  const figures = Object.fromEntries(owedKeys.map((key) => [key, { type: 'number' as const }]));
  return new Entity(
    {
      model: { entity: 'owed', version: '1', service: 'driftig' },
      attributes: {
        ...figures,
        companyId: { type: 'string', required: true },
        year: { type: 'number', required: true, padding: { length: 4, char: '0' } },
        month: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'year'], 'c#${companyId}#owed#${year}'],
          [['month'], '${month}'],
        ),
      },
    },
    tableConfig(table),
  );
});

export const customerMonthKeys: readonly string[] = [revenueKey, ...owedKeys];

/**
 * A customer's figures in a month: what was invoiced in it (`r`), and what is to be paid on each of
 * its days. One small item a month, however many invoices there are.
 */
export const customerMonthEntity = perTable((table) => {
  const figures = Object.fromEntries(
    customerMonthKeys.map((key) => [key, { type: 'number' as const }]),
  );
  return new Entity(
    {
      model: { entity: 'customerMonth', version: '1', service: 'driftig' },
      attributes: {
        ...figures,
        companyId: { type: 'string', required: true },
        customerId: { type: 'string', required: true },
        month: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'customerId'], 'c#${companyId}#cu#${customerId}'],
          [['month'], 'month#${month}'],
        ),
      },
    },
    tableConfig(table),
  );
});
