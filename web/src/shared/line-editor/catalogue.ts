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

/** A line needs a description (product V14): one without uses its name as description. */
export function describedLine(line: LineValues): LineValues {
  const { name, description } = line;
  return description.trim() === '' && name.trim() !== ''
    ? { ...line, name: '', description: name }
    : line;
}

/** The line for an entry that is added directly. */
export const pickedLine = (entry: CatalogueEntry): LineValues =>
  describedLine(catalogueLine(entry));

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
