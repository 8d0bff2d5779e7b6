import { textOfParts } from '@driftig/contracts/wire/parts';
import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import { sampleIds } from '@driftig/contracts/core/sample';
import { newRecord } from '@driftig/domain/records/record';

import { productRows, taskRows } from './catalogue.ts';
import { demoCustomers } from './customers.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { Random } from './random.ts';

type Fields = Readonly<Record<string, string | number>>;

export interface DemoCustomer {
  readonly id: string;
  readonly fields: Fields;
}

const groupRows = [
  ['Lydpakke L', 'Højttalere og mixer til 120 gæster', 4900],
  ['Barpakke', 'Bar, køleskab og 200 glas', 5900],
] as const;

/** Loads customers, products, product groups and tasks, decoded like the input of a form. */
export async function loadRecords(
  writer: DemoWriter,
  random: Random,
  now: string,
): Promise<DemoCustomer[]> {
  const products = productRows.map(([name, description, price, unit, quantity]) => ({
    name,
    description,
    price: price * 100,
    unit,
    quantity,
    sold: random.between(0, quantity),
  }));
  const tasks = taskRows.map(([name, description, price]) => ({
    name,
    description,
    price: price * 100,
    quantity: 1,
  }));
  await insertAll(writer, 'products', products, now, sampleIds.product);
  const groups = groupRows.map(([name, description, price]) => ({
    name,
    description,
    price: price * 100,
    products: textOfParts([{ id: sampleIds.product, quantity: 4 }]),
  }));
  await insertAll(writer, 'productgroups', groups, now, sampleIds.productGroup);
  await insertAll(writer, 'tasks', tasks, now, sampleIds.task);
  return insertAll(writer, 'customers', demoCustomers(random), now, sampleIds.customer);
}

async function insertAll(
  writer: DemoWriter,
  typeName: StoredTypeName,
  rows: readonly Fields[],
  now: string,
  firstId: string,
): Promise<DemoCustomer[]> {
  const { store, newId } = writer.at(now);
  const inserted = rows.map((fields, index) => ({ id: index === 0 ? firstId : newId(), fields }));
  await store.commit({
    writes: store.records.insert(
      typeName,
      inserted.map(({ id, fields }) => ({
        id,
        values: newRecord(storedTypes[typeName], fields),
        at: now,
      })),
    ),
    audit: { action: 'records.created', subject: `${inserted.length} ${typeName}` },
  });
  return inserted;
}
