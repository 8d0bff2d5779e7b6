import { decodeTime, ulid } from 'ulid';

import { stampEntity } from '../company/company.entities.ts';
import { rowsUpdate } from './attribute-rows.ts';
import type { Table } from './client.ts';
import { perTable } from './entity.ts';
import { queryTexts, textOf, type TextItem } from './query-texts.ts';
import { tableKeyOf } from './read-items.ts';
import type { Write } from './write.ts';

/**
 * Stamps with the partitions of a company that change them: those of these names, and those whose name
 * goes on with `#`.
 */
const partitionsOf = {
  board: ['board'],
  people: ['user', 'department'],
  hours: ['time', 'timesettings', 'timeterms', 'deviation'],
  absences: ['absent', 'absentmonth'],
  bookings: ['booked'],
  orders: ['order', 'ordermonth'],
} as const;

export type StampName = keyof typeof partitionsOf;

const stampOf = new Map(
  (Object.keys(partitionsOf) as StampName[]).flatMap((stamp) =>
    partitionsOf[stamp].map((name) => [name as string, stamp] as const),
  ),
);

/** Attributes of a user that lists of names show; what else is written of one, such as sessions, has no stamp. */
const namedAttributes = new Set(['name', 'email', 'departmentId', 'status', 'role', 'picture']);

/** Items of stamps of a company: with several, concurrent changes seldom conflict on the same one. */
const shardCount = 4;

/**
 * The writes of a transaction with new stamps for what they change, as one more item of a company: what is kept in
 * memory is used only while its stamps are those of its reading (docs/decisions/0131).
 */
export function withStamps(table: Table, writes: readonly Write[]): Write[] {
  const changed = Map.groupBy(
    writes.flatMap((write) => changeIn(write) ?? []),
    ({ companyId }) => companyId,
  );
  const stamps = [...changed].map(([companyId, changes]) => {
    const text = ulid();
    const shard = String((text.codePointAt(text.length - 1) ?? 0) % shardCount);
    const key = tableKeyOf(stampEntity(table), { companyId, shard });
    const names = new Set(changes.map(({ stamp }) => stamp));
    const rows = [...names].map((name) => ({ name, text }));
    return rowsUpdate({ TableName: table.name, Key: key }, rows);
  });
  return [...writes, ...stamps];
}

/** Stamps as one text, '' before the first of them, and when the newest was written, in milliseconds. */
export interface Stamps {
  readonly text: string;
  readonly newestAt: number;
}

/** A company's stamps. */
export function stampRepository(table: Table, companyId: string) {
  return {
    /** The stamps of these names, read consistently. */
    async read(names: readonly StampName[]): Promise<Stamps> {
      const items = await readItems(table, companyId);
      const stamps = items.flatMap((item) =>
        names.map((name) => ({ place: `${textOf(item, 'sk')} ${name}`, text: textOf(item, name) })),
      );
      const known = stamps.filter(({ text }) => text !== '');
      return {
        text: known.map(({ place, text }) => `${place} ${text}`).join(),
        newestAt: Math.max(0, ...known.map(({ text }) => decodeTime(text))),
      };
    },
  };
}

/** Queries that were asked for in this moment and are sent next. */
const comingOf = perTable(() => new Map<string, Promise<readonly TextItem[]>>());

/** A company's items, by one query for all that ask at the same moment, sent after the last of them asked. */
function readItems(table: Table, companyId: string): Promise<readonly TextItem[]> {
  const coming = comingOf(table);
  const known = coming.get(companyId);
  if (known !== undefined) return known;
  const send = async () => {
    await Promise.resolve();
    coming.delete(companyId);
    const { pk } = tableKeyOf(stampEntity(table), { companyId, shard: '' });
    return queryTexts(table, { pk });
  };
  const reading = send();
  coming.set(companyId, reading);
  return reading;
}

interface Changed {
  readonly companyId: string;
  readonly stamp: StampName;
}

/** The stamp that a write changes; undefined for one that nothing is kept of. */
function changeIn({ item: { Put, Update, Delete } }: Write): Changed | undefined {
  const key: { readonly pk?: unknown } | undefined = Put?.Item ?? Update?.Key ?? Delete?.Key;
  const [kind, companyId, name = ''] = String(key?.pk).split('#');
  const stamp = stampOf.get(name);
  if (kind !== 'c' || companyId === undefined || stamp === undefined) return undefined;
  if (name === 'user' && Update !== undefined && !changesName(Update)) return undefined;
  return { companyId, stamp };
}

function changesName({ ExpressionAttributeNames }: NonNullable<Write['item']['Update']>): boolean {
  return Object.values(ExpressionAttributeNames ?? {}).some((name) => namedAttributes.has(name));
}
