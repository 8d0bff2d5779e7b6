import {
  wireName,
  writable,
  type FieldKind,
  type RecordField,
} from '@driftig/contracts/records/record-type';
import {
  recordTypeNames,
  recordTypes,
  storedTypes,
  type RecordTypeName,
  type StoredTypeName,
} from '@driftig/contracts/records/record-types';
import type { CreatedTypeName } from '@driftig/contracts/records/record-contracts';
import { recordInput } from '@driftig/contracts/records/record-inputs';
import { services } from '@driftig/functions/pipeline/services';
import { deletedRecordEntity } from '@driftig/data/records/records.entities';
import type { CompanyStore } from '@driftig/data/store';
import { newRecord } from '@driftig/domain/records/record';
import * as z from 'zod';
import { ulid } from 'ulid';

import { newEmail } from '../stack/emails.ts';

/** References to orders and customers stay empty. */
const referenceTo =
  (employee: string) =>
  ({ refersTo }: RecordField) =>
    refersTo === 'employees' ? employee : '';

const valueOfKind: Readonly<
  Record<Exclude<FieldKind, 'reference'>, (field: RecordField) => unknown>
> = {
  text: ({ label, max = 200 }) => `${label} æøå`.slice(0, max),
  longText: ({ label }) => `${label}\ni to linjer`,
  email: () => 'lone@havn.dk',
  phone: () => '87 30 20 10',
  cvr: () => '13748136',
  vatNumber: () => 'DE123456789',
  zipcode: () => '8000',
  money: () => 1250.5,
  quantity: () => 2.5,
  count: () => 14,
  yesNo: () => 1,
  date: ({ schema }) => (schema ? '10-04-2026' : '2026-04-10'),
  time: ({ label }) => (/^(Til|Slut)/.test(label) ? '22:00' : '13:00'),
  gln: () => '5790000123452',
  status: () => 1,
  flag: () => 1,
  parts: () => [{ id: '01JBM4W000PRD0000000000001', quantity: 2.5 }],
  choice: ({ choices = {}, schema }) => {
    const [word, { code } = { code: undefined }] = Object.entries(choices)[0] ?? [];
    return schema === undefined || schema.input.safeParse(code).success ? code : word;
  },
};

/** The types that are nothing but their fields: orders have a number, receipts a file. */
export const describedTypes = recordTypeNames.filter(
  (name): name is Exclude<StoredTypeName, 'receipts'> => name !== 'orders' && name !== 'receipts',
);

/** The employee of hours by default. */
const somebody = '01JBM4W000EMP10YEE00000009';

/** Every writable field of a type with a value, in wire names; `employee` is whose hours they are. */
export function filledFields(
  name: RecordTypeName,
  employee = somebody,
): Readonly<Record<string, unknown>> {
  const { fields } = writable(recordTypes[name]);
  const valueOf = { ...valueOfKind, reference: referenceTo(employee) };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      wireName(name, field),
      valueOf[field.kind](field),
    ]),
  );
}

/** The fields of a new record, as `savenew` takes them; `employee` is whose hours they are. */
export function newFields(type: CreatedTypeName, employee: string): object {
  if (type === 'departments') return { name: `Afdeling ${ulid()}` };
  if (type === 'employees') return { name: 'Karla Bro', email: newEmail('karla') };
  return filledFields(type, employee);
}

/** Stores `count` records of a type; gives their ids, oldest first. */
export async function storeRecords(
  store: CompanyStore,
  type: StoredTypeName,
  count: number,
): Promise<readonly string[]> {
  const description = storedTypes[type];
  const values = newRecord(description, z.decode(recordInput(description), filledFields(type)));
  const ids = Array.from({ length: count }, (_, index) => ulid(1_750_000_000_000 + index));
  for (let from = 0; from < count; from += 90)
    await store.commit({
      writes: store.records.insert(
        type,
        ids.slice(from, from + 90).map((id) => ({ id, values, at: '2026-11-12T10:00:00.000Z' })),
      ),
      audit: { action: 'records.created', subject: `${count} ${type}` },
    });
  return ids;
}

/** Deleted records that are still stored, ordered by id. */
export async function deletedRecords({ companyId }: { companyId: string }, type: StoredTypeName) {
  const kept = deletedRecordEntity(services().table);
  const { data } = await kept.query.main({ companyId, type }).go({ pages: 'all' });
  return data;
}
