/**
 * foldText(text) — as it is compared when someone searches: no capitals, no accents, and å as aa, so
 * that either is found by the other. æ and ø stay letters of their own; Swedish ä and ö are theirs.
 * foldWords(text) — its words.
 * wordStart(text, word) — where a word of the folded text begins with `word`; -1 where none does.
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

const beyondAscii = /[\u0080-\u{10ffff}]/u;
const eachBeyondAscii = new RegExp(beyondAscii, 'gu');

export function foldText(text: string): string {
  // Most texts hold nothing to fold, and a list has tens of thousands of them.
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
