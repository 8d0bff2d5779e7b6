// Making a collator is slow, using it is not: this one serves every table.
const danish = new Intl.Collator('da', { numeric: true });

/** Sorts texts as a Dane expects: æ, ø, å last, aa as å, and 'Telt 9' before 'Telt 10'. */
export function sortDanish(texts: readonly string[]): string[] {
  return texts.toSorted(danish.compare);
}
