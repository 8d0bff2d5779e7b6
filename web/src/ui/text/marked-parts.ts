import { foldLetters, wordStart } from '@driftig/domain/text/fold-text';

interface Part {
  readonly text: string;
  readonly marked: boolean;
}

interface Folded {
  readonly letters: readonly string[];
  readonly text: string;
  /** For each index in the folded text, the index of the original letter. */
  readonly from: readonly number[];
}

/** Folds letter by letter, since folding changes the length: 'Århus' becomes 'aarhus'. */
function foldByLetter(original: string): Folded {
  const letters = [...original.normalize('NFC')];
  const folded = foldLetters(letters);
  const from = folded.flatMap((text, index) => Array.from({ length: text.length }, () => index));
  return { letters, text: folded.join(''), from };
}

/** The index of a word: at the start of a word if possible, else inside one; -1 if not found. */
function indexOfWord(word: string, text: string): number {
  const start = wordStart(text, word);
  return start === -1 ? text.indexOf(word) : start;
}

/** Splits a text into parts and marks those that match the words of the search. */
export function markedParts(text: string, words: readonly string[]): readonly Part[] {
  const folded = foldByLetter(text);
  const marked = new Set<number>();
  for (const word of words) {
    const at = indexOfWord(word, folded.text);
    if (at === -1) continue;
    const [first = 0] = folded.from.slice(at);
    // Up to the last letter, with those between that folding leaves out.
    const last = folded.from[at + word.length - 1] ?? first;
    for (let letter = first; letter <= last; letter += 1) marked.add(letter);
  }
  const parts: { text: string; marked: boolean }[] = [];
  for (const [index, letter] of folded.letters.entries()) {
    const last = parts.at(-1);
    if (last?.marked === marked.has(index)) last.text += letter;
    else parts.push({ text: letter, marked: marked.has(index) });
  }
  return parts;
}
