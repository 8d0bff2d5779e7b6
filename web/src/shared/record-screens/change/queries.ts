import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import type { ChangedRecord, NewRecord, SavedRecord } from '@driftig/contracts/records/record-body';
import type { DeletedTypeName, ReadTypeName } from '@driftig/contracts/records/record-contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { allPagesQuery, useAllPages } from '../../../api/queries/all-pages.ts';
import { changeRows } from '../../../api/queries/change-rows.ts';
import { invalidateAfter } from '../../../api/queries/changes.ts';
import { call } from '../../../api/client.ts';
import { routeKey } from '../../../api/queries/route-query.ts';
import { callsOf, namedCallsOf } from './calls.ts';
import type { FieldValues } from '../form/record-form.ts';
import { removeRecord } from './remove-record.ts';
import type { RecordScreen } from '../views/record-view.ts';

/** The record of an answer, whose fields are known at run time only. */
const recordIn = ({ record }: SavedRecord) => record as unknown as RecordAnswer;

async function fetchRecord(type: RecordType, id: string): Promise<RecordAnswer> {
  const params = { type: type.name as ReadTypeName, id };
  return recordIn(await call(callsOf(type).getRecord, { params }));
}

/** One record, cached only while its dialog is open: everything else reads the list. */
export function recordQuery({ type }: RecordScreen, id: string) {
  return queryOptions({
    queryKey: [...routeKey(callsOf(type).getRecord), type.name, id],
    queryFn: () => fetchRecord(type, id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The options of a reference: all records of a type by name. */
export function useOptions(type: ReadTypeName) {
  return useAllPages(namedCallsOf(type).getRecordOptions, { params: { type }, query: {} });
}

type Rows = readonly RecordAnswer[];

const replacing = (saved: RecordAnswer) => (rows: Rows) =>
  rows.map((row) => (row.id === saved.id ? saved : row));

export async function createRecord(
  client: QueryClient,
  screen: RecordScreen,
  values: FieldValues,
  idempotencyKey: string,
): Promise<RecordAnswer> {
  const body = { type: screen.type.name, values } as unknown as NewRecord;
  const patches = [screen.list];
  const answer = await call(
    callsOf(screen.type).createRecord,
    { body },
    { idempotencyKey, patches },
  );
  const created = recordIn(answer);
  addToList(client, screen, created);
  return created;
}

/** Patches a new record into the cached list, as its first row. */
export function addToList(client: QueryClient, screen: RecordScreen, created: RecordAnswer): void {
  changeRows(client, screen.list, {}, (rows) => [
    created,
    ...rows.filter(({ id }) => id !== created.id),
  ]);
}

/** Optimistic lock: saving over an older version than the stored one is refused (409). */
export async function updateRecord(
  client: QueryClient,
  screen: RecordScreen,
  read: RecordAnswer,
  values: FieldValues,
): Promise<void> {
  const params = { id: read.id };
  const body = {
    type: screen.type.name,
    version: read.version,
    values,
  } as unknown as ChangedRecord;
  const patches = [screen.list];
  const answer = await call(callsOf(screen.type).updateRecord, { params, body }, { patches });
  showInList(client, screen, recordIn(answer));
}

/** For an update whose answer was lost, after its row was patched in the list. */
export function invalidateAfterUpdate(screen: RecordScreen): Promise<void> {
  const patches = [screen.list];
  return invalidateAfter(
    callsOf(screen.type).updateRecord,
    { body: { type: screen.type.name } },
    { patches },
  );
}

/** Patches a record into the cached list. */
export function showInList(client: QueryClient, screen: RecordScreen, record: RecordAnswer): void {
  changeRows(client, screen.list, {}, replacing(record));
}

/** The row of a cached list; undefined where the list was not loaded or does not have it. */
export function cachedRow(
  client: QueryClient,
  screen: RecordScreen,
  id: string,
): RecordAnswer | undefined {
  const { queryKey } = allPagesQuery(screen.list, {});
  const rows: Rows | undefined = client.getQueryData(queryKey)?.rows;
  return rows?.find((row) => row.id === id);
}

/** Fetches a record and patches it into the cached list. */
export async function fetchNewest(
  client: QueryClient,
  screen: RecordScreen,
  id: string,
): Promise<RecordAnswer> {
  const newest = await fetchRecord(screen.type, id);
  showInList(client, screen, newest);
  return newest;
}

/** Deletes a record and answers what became stale, for the caller to invalidate. */
export async function deleteRecord(
  client: QueryClient,
  screen: RecordScreen,
  id: string,
): Promise<ReadonlySet<string>> {
  const stale = new Set<string>();
  await removeRecordInBatch(screen, id, stale);
  removeFromList(client, screen, [id]);
  return stale;
}

/** One of many deletions: collects what becomes stale; `removeFromList` follows at the end. */
export async function removeRecordInBatch(
  screen: RecordScreen,
  id: string,
  collect: Set<string>,
): Promise<void> {
  await removeRecord(screen.type.name as DeletedTypeName, id, { patches: [screen.list], collect });
}

/** Removes rows from the cached list. */
export function removeFromList(
  client: QueryClient,
  screen: RecordScreen,
  ids: readonly string[],
): void {
  const gone = new Set(ids);
  changeRows(client, screen.list, {}, (rows) => rows.filter(({ id }) => !gone.has(id)));
}
