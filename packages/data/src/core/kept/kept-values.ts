import type { Table } from '../client.ts';
import { perTable } from '../entity.ts';
import type { Stamps } from '../stamps.ts';

interface Reading<T> {
  readonly readStamps: () => Promise<Stamps>;
  readonly read: () => Promise<T>;
}

interface PartsReading<T> {
  readonly names: readonly string[];
  readonly readStamps: () => Promise<Stamps>;
  /** Reads the parts of these names, in their order. */
  readonly read: (names: readonly string[]) => Promise<readonly T[]>;
}

interface Keeping<T> {
  /** The weight that a process keeps at the most, of all that it keeps. */
  readonly most: number;
  readonly weigh: (value: T) => number;
  /** A value that was read right after a change is used until that change has surely been seen whole. */
  readonly soon: boolean;
}

interface Kept<T> {
  readonly stamps: string;
  readonly value: T;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** When this process first read it with these stamps. */
  readonly seenAt: number;
  /** Read so long after its newest stamp that the change of that stamp was seen whole. */
  readonly isSettled: boolean;
}

/** DynamoDB shows the items of a transaction one after the other; in milliseconds, many times what that takes. */
const settling = 3000;

/**
 * The longest between a stamp and its change, in milliseconds: a throttled change waits and is sent again with the
 * stamp that it got first, and the clock of its process may be slow.
 */
const longestChange = 60_000;

/**
 * Keeps the values that a process used last, by a key that begins with the company's id. A value is used from memory
 * while its stamps are those of the last reading. Stamps are read first: a change between the two reads only makes
 * the next one read again. A value that was read right after a change is read once more.
 */
export function keepValues<T>(keeping: Omit<Keeping<T>, 'weigh'>) {
  const keep = keepParts<{ readonly value: T }>({ ...keeping, weigh: () => 1 });
  return async (table: Table, key: string, { readStamps, read }: Reading<T>): Promise<T> => {
    const readOne = async () => [{ value: await read() }];
    const [part] = await keep(table, key, { names: [''], readStamps, read: readOne });
    if (part === undefined) throw new Error('a kept value was not read');
    return part.value;
  };
}

/**
 * The same of values that have parts, such as the months of a calendar: only those that are missing are read. All
 * parts together are bounded by their weight.
 */
export function keepParts<T>({ most, weigh, soon }: Keeping<T>) {
  const partsOf = perTable(() => new Map<string, Kept<T>>());

  /** Makes these the parts that were used last; the ones that were used longest ago make room. */
  const keep = (all: Map<string, Kept<T>>, used: ReadonlyMap<string, Kept<T>>) => {
    for (const [key, part] of used) {
      all.delete(key);
      all.set(key, part);
    }
    let weight = 0;
    for (const { value } of all.values()) weight += weigh(value);
    for (const [key, { value }] of all) {
      if (weight <= most) return;
      all.delete(key);
      weight -= weigh(value);
    }
  };

  return async (table: Table, company: string, reading: PartsReading<T>): Promise<readonly T[]> => {
    const { names, readStamps, read } = reading;
    const all = partsOf(table);
    const { text: stamps, newestAt } = await readStamps();
    const readAt = Date.now();
    const isGood = (part: Kept<T>) =>
      stamps !== '' &&
      part.stamps === stamps &&
      (part.isSettled || (soon && readAt - part.readAt < settling));
    const keyOf = (name: string) => `${company} ${name}`;
    const used = new Map<string, Kept<T>>();
    for (const key of names.map(keyOf)) {
      const part = all.get(key);
      if (part !== undefined && isGood(part)) used.set(key, part);
    }
    const missing = names.filter((name) => !used.has(keyOf(name)));
    const values = missing.length === 0 ? [] : await read(missing);
    for (const [index, name] of missing.entries()) {
      const value = values[index];
      const before = all.get(keyOf(name));
      const seenAt = before?.stamps === stamps ? before.seenAt : readAt;
      const isSettled = readAt - seenAt > settling || readAt - newestAt > longestChange;
      if (value !== undefined) used.set(keyOf(name), { stamps, value, readAt, seenAt, isSettled });
    }
    keep(all, used);
    return names.map((name) => valueIn(used, keyOf(name)));
  };
}

function valueIn<T>(parts: ReadonlyMap<string, Kept<T>>, key: string): T {
  const part = parts.get(key);
  if (part === undefined) throw new Error('a part was not read');
  return part.value;
}
