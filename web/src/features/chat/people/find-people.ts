import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { foldText, foldWords, wordStart } from '@driftig/domain/text/fold-text';

/** People with words in name or department that begin with each searched word, in their order. */
export const findPeople = (people: readonly ChatPerson[], search: string) =>
  findByWords(people, search, ({ name, department }) => `${name} ${department}`);

/** Items with words that begin with each searched word, in their order. */
export function findByWords<T>(
  all: readonly T[],
  search: string,
  textOf: (one: T) => string,
): readonly T[] {
  const words = foldWords(search);
  if (words.length === 0) return all;
  return all.filter((one) => {
    const text = foldText(textOf(one));
    return words.every((word) => wordStart(text, word) >= 0);
  });
}
