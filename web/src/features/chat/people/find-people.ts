import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { foldText, foldWords, wordStart } from '@driftig/domain/text/fold-text';

/** Those whose name or department has a word that begins with each searched one, in their order. */
export const findPeople = (people: readonly ChatPerson[], search: string) =>
  findByWords(people, search, ({ name, department }) => `${name} ${department}`);

/** Those whose text has a word that begins with each searched one, in their order. */
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
