/**
 * foldText(text) — normalises a text for searching: lower case, no accents, å as aa, æ as ae, and ø,
 * ö and oe all as o, so that 'soren', 'soeren' and 'Søren' find each other.
 * foldLetters(letters) — the folded text of each letter of an NFC text, '' where one is left out.
 * foldWords(text) — the words of the folded text.
 * wordStart(text, word) — the index in a folded text where a word starts with `word`, or -1.
 */
const letterFolds: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['ä', 'ae'],
  ['å', 'aa'],
  // Letters that Unicode does not decompose into a base letter and a mark.
  ['ø', 'o'],
  ['œ', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['ı', 'i'],
  ['ħ', 'h'],
  // Final and medial sigma are the same letter.
  ['ς', 'σ'],
]);

function foldLetter(letter: string): string {
  return letterFolds.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

const beyondAscii = /[\u0080-\u{10ffff}]/u;
const eachBeyondAscii = new RegExp(beyondAscii, 'gu');

export function foldText(text: string): string {
  // Fast path: most texts are ASCII, and a list has tens of thousands of them.
  const letters = beyondAscii.test(text)
    ? text.normalize('NFC').toLowerCase().replaceAll(eachBeyondAscii, foldLetter)
    : text.toLowerCase();
  return letters.replaceAll('oe', 'o');
}

/** Joined, the result is `foldText` of the joined letters: an index there leads back to a letter. */
export function foldLetters(letters: readonly string[]): readonly string[] {
  let isAfterO = false;
  return letters.map((letter) => {
    const folded = [...letter.toLowerCase()].map(foldLetter).join('');
    const shown = isAfterO ? folded.replace(/^e/, '') : folded;
    if (folded !== '') isAfterO = folded.endsWith('o');
    return shown;
  });
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
