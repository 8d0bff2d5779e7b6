import { foldLetters, foldText } from '../text/fold-text.ts';

/** How many messages one search reads at most, over all conversations. */
const mostRead = 6000;
/** How many of one conversation: no more than a few conversations would be worth, no fewer than is of use. */
const [fewest, most] = [20, 200];
/** The conversations that are searched: those with the newest messages. */
export const mostConversations = mostRead / fewest;

/** How many messages of each of so many conversations one search reads (docs/words/chat.md). */
export const depthOfOne = (conversations: number) =>
  Math.max(fewest, Math.min(most, Math.floor(mostRead / Math.max(1, conversations))));

/** Whether a message has all words of a search, which are folded. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}

const longestExcerpt = 160;
/** Letters before the first word that was found. */
const before = 40;

/** The part of a message with the first of the words in it, on one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')];
  if (letters.length <= longestExcerpt) return letters.join('');
  const at = indexIn(letters, words[0] ?? '');
  const from = Math.max(0, Math.min(at - before, letters.length - longestExcerpt));
  const to = from + longestExcerpt;
  const start = from > 0 ? '… ' : '';
  return `${start}${letters.slice(from, to).join('')}${to < letters.length ? ' …' : ''}`;
}

/** The index of the letter at which a folded word starts; 0 when it is not found. */
function indexIn(letters: readonly string[], word: string): number {
  const folded = foldLetters(letters);
  const found = folded.join('').indexOf(word);
  let length = 0;
  for (const [index, letter] of folded.entries()) {
    if (length + letter.length > found) return index;
    length += letter.length;
  }
  return 0;
}
