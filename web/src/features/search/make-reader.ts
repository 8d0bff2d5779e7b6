import { toEntry } from './entry.ts';
import type { Entry, SearchItem } from './entry.ts';

/**
 * Turns a list into entries. Entries are cached per row in a WeakMap, so that a new page or a
 * changed row does not rebuild the others.
 */
export function makeReader<Row extends object>(thingOf: (row: Row) => SearchItem, sorted: boolean) {
  const ofRow = new WeakMap<Row, Entry>();
  const ofList = new WeakMap<readonly Row[], readonly Entry[]>();
  const read = (row: Row) => {
    const entry = ofRow.get(row) ?? toEntry(thingOf(row));
    ofRow.set(row, entry);
    return entry;
  };
  // Good enough for search results, and ten times as fast as a Danish collator.
  const byName = (a: Entry, b: Entry) => Number(a.name > b.name) - Number(a.name < b.name);
  return (rows: readonly Row[]): readonly Entry[] => {
    const entries = ofList.get(rows) ?? rows.map(read);
    const ready = sorted && !ofList.has(rows) ? entries.toSorted(byName) : entries;
    ofList.set(rows, ready);
    return ready;
  };
}
