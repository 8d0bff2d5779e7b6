import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
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
import { call } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { routeKey } from '../api/route-query.ts';
import type { FieldValues } from './record-form.ts';

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

/** What else shows records of a type, and is shown anew when one has changed. */
const follows: Readonly<Record<RecordTypeName, readonly Route[]>> = {
  customers: [invoiceRoutes.listInvoiceCustomers],
  products: [invoiceRoutes.listInvoiceItems],
  tasks: [invoiceRoutes.listInvoiceTasks],
  orders: [
    dashboardRoutes.getDashboard,
    dashboardRoutes.getOrdersByMonth,
    // One made of an enquiry answers it.
    orderRoutes.listEnquiries,
    orderRoutes.countEnquiries,
  ],
  employeeshours: [],
  enquiries: [orderRoutes.countEnquiries],
  receipts: [],
};

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

function applyChange(
  client: QueryClient,
  typeName: RecordTypeName,
  change: (rows: Rows) => Rows,
): Promise<void> {
  changeRows(client, listRoute(typeName), {}, change);
  return invalidate(client, othersOf(typeName));
}

const othersOf = (typeName: RecordTypeName) => [
  ...follows[typeName],
  recordRoutes.getRecordOptions,
];

async function invalidate(client: QueryClient, routes: readonly Route[]): Promise<void> {
  await Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: routeKey(route) })));
}

/** The list, and what else shows its records, after more was changed than is brought into it. */
export function fetchAnew(client: QueryClient, typeName: RecordTypeName): Promise<void> {
  return invalidate(client, [listRoute(typeName), ...othersOf(typeName)]);
}

export async function createRecord(
  client: QueryClient,
  typeName: RecordTypeName,
  values: FieldValues,
  idempotencyKey: string,
): Promise<void> {
  const body = { type: typeName, values } as unknown as NewRecord;
  const answer = await call(recordRoutes.createRecord, { body }, { idempotencyKey });
  await addToList(client, typeName, recordIn(answer));
}

/** One that is new stands in the list at once, the newest first. */
export function addToList(
  client: QueryClient,
  typeName: RecordTypeName,
  created: RecordAnswer,
): Promise<void> {
  return applyChange(client, typeName, (rows) => [
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
  const saved = recordIn(await call(recordRoutes.updateRecord, { params, body }));
  await applyChange(client, typeName, replacing(saved));
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
  await removeRecord(typeName, id);
  await forgetRecords(client, typeName, [id]);
}

/** Deleted by someone else meanwhile is as good as deleted. */
export async function removeRecord(typeName: RecordTypeName, id: string): Promise<void> {
  try {
    await call(recordRoutes.deleteRecord, { body: { type: typeName, id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** Takes records that are gone out of the list. */
export function forgetRecords(
  client: QueryClient,
  typeName: RecordTypeName,
  ids: readonly string[],
): Promise<void> {
  const gone = new Set(ids);
  return applyChange(client, typeName, (rows) => rows.filter(({ id }) => !gone.has(id)));
}
