import { sortByName } from '@driftig/domain/text/sort-danish';
import type { LineValues } from './values.ts';

/** A product or task that a line can be made from. The price is in øre. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly unit?: string;
}

/** The values of the open line for a chosen entry. The description may be empty. */
export function catalogueLine(entry: CatalogueEntry): LineValues {
  const { id, name, description, price, unit = '' } = entry;
  return { id, name, description, quantity: 1, price, unit };
}

/**
 * The line for an entry that is added directly. A line needs a description (product V14), so an
 * entry without one uses its name as description.
 */
export function pickedLine(entry: CatalogueEntry): LineValues {
  const line = catalogueLine(entry);
  return line.description.trim() === '' ? { ...line, name: '', description: entry.name } : line;
}

/** Sorts the entries by name. */
export function sortEntries(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return sortByName(entries, ({ name }) => name);
}

/** The entries whose name or description contains every word of the search. */
export function findEntries<E extends CatalogueEntry>(entries: readonly E[], search: string): E[] {
  const words = search.trim().toLocaleLowerCase('da').split(/\s+/);
  return entries.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLocaleLowerCase('da');
    return words.every((word) => text.includes(word));
  });
}
