import { textOfParts } from '@driftig/contracts/wire/parts';
import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import { sampleIds } from '@driftig/contracts/core/sample';
import { newRecord } from '@driftig/domain/records/record';

import { taskRows } from './catalogue.ts';
import type { DemoWriter } from './demo-writer.ts';

export type Fields = Readonly<Record<string, string | number>>;

export interface DemoRecord {
  readonly id: string;
  readonly fields: Fields;
}

const groupRows = [
  ['Lydpakke L', 'Højttalere og mixer til 120 gæster', 4900, 'Højttaler, aktiv 15"', 4],
  ['Barpakke', 'Bar, køleskab og 200 glas', 5900, 'Barmodul, buet', 2],
] as const;

/** The records that the history of orders and invoices names. */
export interface DemoRecords {
  readonly customers: readonly DemoRecord[];
  readonly products: readonly DemoRecord[];
}

/** Loads customers, products, product groups and tasks, decoded like the input of a form. */
export async function loadRecords(
  writer: DemoWriter,
  { products, customers }: { products: readonly Fields[]; customers: readonly Fields[] },
  now: string,
): Promise<DemoRecords> {
  const tasks = taskRows.map(([name, description, price]) => ({
    name,
    description,
    price: price * 100,
    quantity: 1,
  }));
  const insertedProducts = await insertAll(writer, 'products', products, now, sampleIds.product);
  const idOf = (product: string) =>
    insertedProducts.find(({ fields }) => fields['name'] === product)?.id ?? sampleIds.product;
  const groups = groupRows.map(([name, description, price, product, quantity]) => ({
    name,
    description,
    price: price * 100,
    products: textOfParts([{ id: idOf(product), quantity }]),
  }));
  await insertAll(writer, 'productgroups', groups, now, sampleIds.productGroup);
  await insertAll(writer, 'tasks', tasks, now, sampleIds.task);
  return {
    products: insertedProducts,
    customers: await insertAll(writer, 'customers', customers, now, sampleIds.customer),
  };
}

async function insertAll(
  writer: DemoWriter,
  typeName: StoredTypeName,
  rows: readonly Fields[],
  now: string,
  firstId: string,
): Promise<DemoRecord[]> {
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
