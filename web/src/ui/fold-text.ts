/**
 * foldText(text) — as it is compared when someone searches: no capitals, no accents, and å as aa, so
 * that either is found by the other. æ and ø stay letters of their own; Swedish ä and ö are theirs.
 * foldWords(text) — its words.
 */
const letters: ReadonlyMap<string, string> = new Map([
  ['æ', 'æ'],
  ['ø', 'ø'],
  ['å', 'aa'],
  ['ä', 'æ'],
  ['ö', 'ø'],
  // One letter in Greek, written in two ways.
  ['ς', 'σ'],
]);

/** Letter by letter, so that a place in the folded text is known in the original too. */
function foldLetter(letter: string): string {
  return letters.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u0080-\u{10ffff}]/gu, foldLetter);
}

export function foldWords(text: string): readonly string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}
