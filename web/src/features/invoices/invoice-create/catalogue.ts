import { sortByName } from '../../../ui/text/sort-danish.ts';
import type { LineValues } from './form-values.ts';

/** A product or a task as it is offered for a line; its price in øre. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly unit?: string;
}

/** The open line as a choice fills it: what the product lacks is still to be written. */
export function catalogueLine(entry: CatalogueEntry): LineValues {
  const { id, name, description, price, unit = '' } = entry;
  return { id, name, description, quantity: 1, price, unit };
}

/**
 * The whole line of a choice that is added at once. A line needs a description (part 2 §5), so
 * where the product has none its name stands there.
 */
export function pickedLine(entry: CatalogueEntry): LineValues {
  const line = catalogueLine(entry);
  return line.description.trim() === '' ? { ...line, name: '', description: entry.name } : line;
}

/** In the order in which a list of them is read. */
export function sortEntries(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return sortByName(entries, ({ name }) => name);
}

/** The entries that a search finds, in name or description. */
export function findEntries<E extends CatalogueEntry>(entries: readonly E[], search: string): E[] {
  const words = search.trim().toLocaleLowerCase('da').split(/\s+/);
  return entries.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLocaleLowerCase('da');
    return words.every((word) => text.includes(word));
  });
}
