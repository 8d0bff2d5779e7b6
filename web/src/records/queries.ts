import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import type { ChangedRecord, NewRecord, SavedRecord } from '@driftig/contracts/records/record-body';
import type { ReadTypeName } from '@driftig/contracts/records/record-contracts';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { Route } from '@driftig/contracts/core/route';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { allPagesQuery, useAllPages } from '../api/all-pages.ts';
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

/** Typed as one of the routes: their rows differ, and are read as RecordAnswer. */
const listRoute = (typeName: RecordTypeName): ListRoute => listRoutes[typeName] as ListRoute;
type ListRoute = typeof recordRoutes.listProducts;

export function useRecordRows(typeName: RecordTypeName) {
  return useAllPages(listRoute(typeName), {});
}

/** The record of an answer, whose fields are known at run time only. */
const recordIn = ({ record }: SavedRecord) => record as unknown as RecordAnswer;

async function fetchRecord(typeName: RecordTypeName, id: string): Promise<RecordAnswer> {
  const params = { type: typeName, id };
  return recordIn(await call(recordRoutes.getRecord, { params }));
}

/** One record, cached only while its dialog is open: everything else reads the list. */
export function recordQuery(typeName: RecordTypeName, id: string) {
  return queryOptions({
    queryKey: [...routeKey(recordRoutes.getRecord), typeName, id],
    queryFn: () => fetchRecord(typeName, id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The options of a reference: all records of a type by name. */
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
): Promise<RecordAnswer> {
  const body = { type: typeName, values } as unknown as NewRecord;
  const patches = [listRoute(typeName)];
  const answer = await call(recordRoutes.createRecord, { body }, { idempotencyKey, patches });
  const created = recordIn(answer);
  addToList(client, typeName, created);
  return created;
}

/** Patches a new record into the cached list, as its first row. */
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

/** Optimistic lock: saving over an older version than the stored one is refused (409). */
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

/** For an update whose answer was lost, after its row was patched in the list. */
export function invalidateAfterUpdate(type: RecordTypeName): Promise<void> {
  const patches = [listRoute(type)];
  return invalidateAfter(recordRoutes.updateRecord, { body: { type } }, { patches });
}

/** Patches a record into the cached list. */
export function showInList(
  client: QueryClient,
  typeName: RecordTypeName,
  record: RecordAnswer,
): void {
  changeRows(client, listRoute(typeName), {}, replacing(record));
}

/** The row of a cached list; undefined where the list was not loaded or does not have it. */
export function cachedRow(
  client: QueryClient,
  typeName: RecordTypeName,
  id: string,
): RecordAnswer | undefined {
  const { queryKey } = allPagesQuery(listRoute(typeName), {});
  const rows: Rows | undefined = client.getQueryData(queryKey)?.rows;
  return rows?.find((row) => row.id === id);
}

/** Fetches a record and patches it into the cached list. */
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

/** One of many deletions: collects what becomes stale; `removeFromList` follows at the end. */
export async function removeRecordInBatch(
  typeName: RecordTypeName,
  id: string,
  collect: Set<string>,
): Promise<void> {
  await removeRecord(typeName, id, { patches: [listRoute(typeName)], collect });
}

/** Removes rows from the cached list. */
export function removeFromList(
  client: QueryClient,
  typeName: RecordTypeName,
  ids: readonly string[],
): void {
  const gone = new Set(ids);
  changeRows(client, listRoute(typeName), {}, (rows) => rows.filter(({ id }) => !gone.has(id)));
}
