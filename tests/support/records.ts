import {
  wireName,
  type FieldKind,
  type RecordField,
  type RecordType,
} from '@driftig/contracts/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/record-types';
import type { CompanyStore } from '@driftig/data/store';
import { readRecord } from '@driftig/domain/records/record';
import { ulid } from 'ulid';

const valueOf: Readonly<Record<FieldKind, (field: RecordField) => unknown>> = {
  text: ({ label, max = 200 }) => `${label} æøå`.slice(0, max),
  longText: ({ label }) => `${label}\ni to linjer`,
  email: () => 'lone@havn.dk',
  phone: () => '87 30 20 10',
  cvr: () => '13748136',
  zipcode: () => '8000',
  money: () => 1250.5,
  quantity: () => 2.5,
};

/** Every field of a type, filled as it is on the wire. */
export function filledFields(name: RecordTypeName): Readonly<Record<string, unknown>> {
  const { fields }: RecordType = recordTypes[name];
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      wireName(name, field),
      valueOf[field.kind](field),
    ]),
  );
}

/** So many records of a type, one after another; gives their ids, the oldest first. */
export async function storeRecords(
  store: CompanyStore,
  type: RecordTypeName,
  count: number,
): Promise<readonly string[]> {
  const values = readRecord(recordTypes[type], filledFields(type));
  const ids = Array.from({ length: count }, (_, index) => ulid(1_750_000_000_000 + index));
  for (let from = 0; from < count; from += 90)
    await store.commit({
      writes: ids
        .slice(from, from + 90)
        .map((id) => store.records.insert(type, id, values, '2026-11-12T10:00:00.000Z')),
      audit: { action: 'records.created', subject: `${count} ${type}` },
    });
  return ids;
}
