import { CustomAttributeType, Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from '../core/entity.ts';

type Values = Readonly<Record<string, string | number>>;

/** Customers, products, tasks …: one entity. The description of the type says which values it has. */
export const recordEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'record', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        type: { type: 'string', required: true },
        id: { type: 'string', required: true },
        values: { type: CustomAttributeType<Values>('any'), required: true },
        version: { type: 'number', required: true },
        createdAt: { type: 'string', required: true },
        updatedAt: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId', 'type'], 'c#${companyId}#r#${type}'], [['id'], '${id}']),
      },
    },
    tableConfig(table),
  );
});

/**
 * A deleted record that a law keeps: out of every list and call, until `erasableFrom`. The time of
 * the delete is part of its key, because an imported id can come again and be deleted again.
 */
export const deletedRecordEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'deletedRecord', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        type: { type: 'string', required: true },
        id: { type: 'string', required: true },
        values: { type: CustomAttributeType<Values>('any'), required: true },
        version: { type: 'number', required: true },
        deletedAt: { type: 'string', required: true },
        erasableFrom: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'type'], 'c#${companyId}#deleted#${type}'],
          [['id', 'deletedAt'], '${id}#${deletedAt}'],
        ),
      },
    },
    tableConfig(table),
  );
});

const statusKeys = Array.from({ length: 10 }, (_, code) => `n${code}`);

/** Number of records of a type in each status, by its number. */
export const recordCountEntity = perTable((table) => {
  const figures = Object.fromEntries(statusKeys.map((key) => [key, { type: 'number' as const }]));
  return new Entity(
    {
      model: { entity: 'recordCount', version: '1', service: 'driftig' },
      attributes: {
        ...figures,
        companyId: { type: 'string', required: true },
        type: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}'], [['type'], 'count#${type}']),
      },
    },
    tableConfig(table),
  );
});
