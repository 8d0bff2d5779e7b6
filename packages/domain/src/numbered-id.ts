/**
 * The id of a numbered document: its number and part of a new id, '501.k3v8x0qp'. The number in it is
 * the key of the item, so that an id finds its item without an index.
 */
export function numberedId(number: number, newId: string): string {
  return `${number}.${newId.slice(-8).toLowerCase()}`;
}
