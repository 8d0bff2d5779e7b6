import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { foldText, foldWords, wordStart } from '../../../ui/text/fold-text.ts';

/** Those whose name or department has a word that begins with each searched one, in their order. */
export function findPeople(people: readonly ChatPerson[], search: string): readonly ChatPerson[] {
  const words = foldWords(search);
  if (words.length === 0) return people;
  return people.filter(({ name, department }) => {
    const text = foldText(`${name} ${department}`);
    return words.every((word) => wordStart(text, word) >= 0);
  });
}
