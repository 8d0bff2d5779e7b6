import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import type { ChangedRecord, NewRecord, SavedRecord } from '@driftig/contracts/records/record-body';
import type { ReadTypeName } from '@driftig/contracts/records/record-contracts';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { Route } from '@driftig/contracts/core/route';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { useAllPages } from '../api/all-pages.ts';
import { changeRows } from '../api/change-rows.ts';
import { invalidateAfter } from '../api/changes.ts';
import { call } from '../api/client.ts';
import { routeKey } from '../api/route-query.ts';
import type { FieldValues } from './record-form.ts';
import { removeRecord } from './remove-record.ts';

const listRoutes = {
  customers: recordRoutes.listCustomers,
  products: recordRoutes.listProducts,
  tasks: recordRoutes.listTasks,
  orders: recordRoutes.listOrders,
  employeeshours: recordRoutes.listEmployeesHours,
  enquiries: orderRoutes.listEnquiries,
  receipts: receiptRoutes.listReceipts,
} as const satisfies Record<RecordTypeName, Route>;

/** The list of a type as one kind of route: what they differ in is decided by their types. */
const listRoute = (typeName: RecordTypeName): ListRoute => listRoutes[typeName] as ListRoute;
type ListRoute = typeof recordRoutes.listProducts;

export function useRecordRows(typeName: RecordTypeName) {
  return useAllPages(listRoute(typeName), {});
}

/** A record of a described type, whose fields are known at run time only. */
const recordIn = ({ record }: SavedRecord) => record as unknown as RecordAnswer;

async function fetchRecord(typeName: RecordTypeName, id: string): Promise<RecordAnswer> {
  const params = { type: typeName, id };
  return recordIn(await call(recordRoutes.getRecord, { params }));
}

/** One record, kept no longer than its dialog is open: the list is what others read. */
export function recordQuery(typeName: RecordTypeName, id: string) {
  return queryOptions({
    queryKey: [...routeKey(recordRoutes.getRecord), typeName, id],
    queryFn: () => fetchRecord(typeName, id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What a reference can name: the records of a type by what they are called. */
export function useOptions(type: ReadTypeName) {
  return useAllPages(recordRoutes.getRecordOptions, { params: { type }, query: {} });
}

type Rows = readonly RecordAnswer[];

const replacing = (saved: RecordAnswer) => (rows: Rows) =>
  rows.map((row) => (row.id === saved.id ? saved : row));

export async function createRecord(
  client: QueryClient,
  typeName: RecordTypeName,
  values: FieldValues,
  idempotencyKey: string,
): Promise<void> {
  const body = { type: typeName, values } as unknown as NewRecord;
  const patches = [listRoute(typeName)];
  const answer = await call(recordRoutes.createRecord, { body }, { idempotencyKey, patches });
  addToList(client, typeName, recordIn(answer));
}

/** One that is new stands first in the list, without the list being fetched anew. */
export function addToList(
  client: QueryClient,
  typeName: RecordTypeName,
  created: RecordAnswer,
): void {
  changeRows(client, listRoute(typeName), {}, (rows) => [
    created,
    ...rows.filter(({ id }) => id !== created.id),
  ]);
}

/** `version` is the one that was read: a newer one in store is refused as a conflict. */
export async function updateRecord(
  client: QueryClient,
  typeName: RecordTypeName,
  read: RecordAnswer,
  values: FieldValues,
): Promise<void> {
  const params = { id: read.id };
  const body = { type: typeName, version: read.version, values } as unknown as ChangedRecord;
  const patches = [listRoute(typeName)];
  const answer = await call(recordRoutes.updateRecord, { params, body }, { patches });
  showInList(client, typeName, recordIn(answer));
}

/** Once a record was changed though the answer got lost: its row is patched where it stands. */
export function invalidateAfterUpdate(type: RecordTypeName): Promise<void> {
  const patches = [listRoute(type)];
  return invalidateAfter(recordRoutes.updateRecord, { body: { type } }, { patches });
}

/** A record as it stands, in the list that is on the screen. */
export function showInList(
  client: QueryClient,
  typeName: RecordTypeName,
  record: RecordAnswer,
): void {
  changeRows(client, listRoute(typeName), {}, replacing(record));
}

/** A record as it stands now, also in the list. */
export async function fetchNewest(
  client: QueryClient,
  typeName: RecordTypeName,
  id: string,
): Promise<RecordAnswer> {
  const newest = await fetchRecord(typeName, id);
  showInList(client, typeName, newest);
  return newest;
}

export async function deleteRecord(
  client: QueryClient,
  typeName: RecordTypeName,
  id: string,
): Promise<void> {
  await removeRecord(typeName, id, { patches: [listRoute(typeName)] });
  removeFromList(client, typeName, [id]);
}

/** One of many: what became stale is collected, and the rows are taken out of the list at the end. */
export async function removeRecordInBatch(
  typeName: RecordTypeName,
  id: string,
  collect: Set<string>,
): Promise<void> {
  await removeRecord(typeName, id, { patches: [listRoute(typeName)], collect });
}

/** Takes records that are gone out of the list. */
export function removeFromList(
  client: QueryClient,
  typeName: RecordTypeName,
  ids: readonly string[],
): void {
  const gone = new Set(ids);
  changeRows(client, listRoute(typeName), {}, (rows) => rows.filter(({ id }) => !gone.has(id)));
}
