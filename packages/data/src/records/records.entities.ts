import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, tableConfig, perTable, primaryIndex } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

type Values = Readonly<Record<string, string | number>>;
const attributes = {
  companyId: { type: 'string', required: true },
  type: { type: 'string', required: true },
  id: { type: 'string', required: true },
  values: { type: CustomAttributeType<Values>('any'), required: true },
  version: { type: 'number', required: true },
  createdAt: { type: 'string', required: true },
  updatedAt: { type: 'string', required: true },
} as const;
const main = primaryIndex([['companyId', 'type'], 'c#${companyId}#r#${type}'], [['id'], '${id}']);
const model = { entity: 'record', version: '1', service: 'driftig' };

/** Customers, products, tasks …: one entity. The description of the type says which values it has. */
export const recordEntity = perTable((table) => {
  return new Entity({ model, attributes, indexes: { main } }, tableConfig(table));
});

interface Row {
  readonly version: number;
  readonly values: Values;
}
const isSet = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * The same records of a type that is listed by date, by employee and by trip (`records.listed.ts`).
 * An entity of its own, because ElectroDB asks for all attributes of an index whenever it writes.
 */
export const listedRecordEntity = perTable((table) => {
  return new Entity(
    {
      model,
      attributes: {
        ...attributes,
        date: { type: 'string', required: true, field: names.date },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        tripId: { type: 'string', required: true },
        /** Version and values once more: an index projects no others. */
        row: { type: CustomAttributeType<Row>('any'), required: true, field: names.row },
      },
      indexes: {
        main,
        byDate: listIndex(
          'gsi1',
          [['companyId', 'type'], 'c#${companyId}#r#${type}'],
          [['date', 'id'], '${date}#${id}'],
        ),
        byEmployee: {
          ...listIndex(
            'gsi2',
            [['companyId', 'type', 'employeeId'], 'c#${companyId}#r#${type}#em#${employeeId}'],
            [['date', 'id'], '${date}#${id}'],
          ),
          condition: ({ employeeId }: { readonly employeeId?: unknown }) => isSet(employeeId),
        },
        byTrip: {
          ...listIndex(
            'gsi3',
            [['companyId', 'tripId'], 'c#${companyId}#trip#${tripId}'],
            [['type', 'date', 'id'], '${type}#${date}#${id}'],
          ),
          condition: ({ tripId }: { readonly tripId?: unknown }) => isSet(tripId),
        },
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
