/**
 * foldText(text) — normalises a text for searching: lower case, no accents, å as aa. æ and ø are
 * kept as letters of their own, and Swedish ä and ö become æ and ø.
 * foldWords(text) — the words of the folded text.
 * wordStart(text, word) — the index in a folded text where a word starts with `word`, or -1.
 */
const letters: ReadonlyMap<string, string> = new Map([
  ['æ', 'æ'],
  ['ø', 'ø'],
  ['å', 'aa'],
  ['ä', 'æ'],
  ['ö', 'ø'],
  // Final and medial sigma are the same letter.
  ['ς', 'σ'],
]);

/**
 * Folds one letter at a time, so that an index in the folded text can be mapped to the original.
 */
function foldLetter(letter: string): string {
  return letters.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

const beyondAscii = /[\u0080-\u{10ffff}]/u;
const eachBeyondAscii = new RegExp(beyondAscii, 'gu');

export function foldText(text: string): string {
  // Fast path: most texts are ASCII, and a list has tens of thousands of them.
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text.normalize('NFC').toLowerCase().replaceAll(eachBeyondAscii, foldLetter);
}

export function foldWords(text: string): readonly string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

export function wordStart(text: string, word: string): number {
  let at = text.indexOf(word);
  while (at > 0 && isLetter(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
  return at;
}
