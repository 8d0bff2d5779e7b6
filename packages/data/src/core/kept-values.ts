import type { Table } from './client.ts';
import { perTable } from './entity.ts';
import type { Stamps } from './stamps.ts';

interface Reading<T> {
  readonly readStamps: () => Promise<Stamps>;
  readonly read: () => Promise<T>;
}

interface Kept<T> {
  readonly stamps: string;
  readonly value: T;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** Read so long after its newest stamp that the change of that stamp was seen whole. */
  readonly isSettled: boolean;
}

/** DynamoDB shows the items of a transaction one after the other; in milliseconds, many times what that takes. */
const settling = 3000;

/**
 * Keeps the values that a process used last, by a key that begins with the company's id. A value is used from memory
 * while its stamps are those of the last reading. Stamps are read first: a change between the two reads only makes
 * the next one read again. A value that was read right after a change is read once more.
 */
export function keepValues<T>(most: number) {
  const valuesOf = perTable(() => new Map<string, Kept<T>>());
  return async (table: Table, key: string, { readStamps, read }: Reading<T>): Promise<T> => {
    const values = valuesOf(table);
    const { text, newestAt } = await readStamps();
    const now = Date.now();
    const known = values.get(key);
    const isGood = known?.isSettled === true || now - (known?.readAt ?? 0) < settling;
    const kept: Kept<T> =
      known !== undefined && text !== '' && known.stamps === text && isGood
        ? known
        : { stamps: text, value: await read(), readAt: now, isSettled: now - newestAt > settling };
    values.delete(key);
    values.set(key, kept);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return kept.value;
  };
}
