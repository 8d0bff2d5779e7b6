import { revenueKey } from '@driftig/domain/aggregates';
import { Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from '../core/entity.ts';

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

/** The keys of amounts among all figures, which are not counts. */
const amountKeys: readonly string[] = [...keys, revenueKey, ...owedKeys].filter((key) =>
  /^[sar]/.test(key),
);
export const foreignTotalKeys = totalKeys.filter((key) => amountKeys.includes(key));
export const foreignDueKeys = amountKeys.filter((key) => !foreignTotalKeys.includes(key));

/**
 * Amounts in another currency than kroner. `scope` says whose figures they are: `totals#<year>`,
 * `owed#<year>` or `cu#<customer>`; `period` is the year, or the month 'yyyy-mm'.
 */
export const foreignEntity = perTable((table) => {
  const figures = Object.fromEntries(amountKeys.map((key) => [key, { type: 'number' as const }]));
  return new Entity(
    {
      model: { entity: 'foreign', version: '1', service: 'driftig' },
      attributes: {
        ...figures,
        companyId: { type: 'string', required: true },
        scope: { type: 'string', required: true },
        period: { type: 'string', required: true },
        currency: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'scope'], 'c#${companyId}#foreign#${scope}'],
          [['period', 'currency'], '${period}#${currency}'],
        ),
      },
    },
    tableConfig(table),
  );
});

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
