import { mentionSign } from '@driftig/domain/chat/mentions';
import { foldText, wordStart } from '@driftig/domain/text/fold-text';

/** A person who can be mentioned. */
export interface MentionedPerson {
  readonly id: string;
  readonly name: string;
}

/** A name that the user is typing after '@'. */
interface Begun {
  /** Position of the '@'. */
  readonly from: number;
  /** Typed part of the name. */
  readonly name: string;
}

const atTheEnd = new RegExp(String.raw`${mentionSign}([\p{L}\p{N}-]*)$`, 'u');

/** Text before the caret that begins a mention. */
export function mentionBegun(text: string, caret: number): Begun | undefined {
  const found = atTheEnd.exec(text.slice(0, caret));
  return found === null ? undefined : { from: found.index, name: found[1] ?? '' };
}

/** People with a word in their name that begins with it. */
export function matchPeople<P extends { readonly name: string }>(
  people: readonly P[],
  begun: string,
): readonly P[] {
  const word = foldText(begun);
  return people.filter(({ name }) => word === '' || wordStart(foldText(name), word) >= 0);
}

interface Draft {
  readonly text: string;
  readonly caret: number;
}

/** The text with the whole name in place of what was begun. */
export function withMention({ text, caret }: Draft, from: number, name: string): Draft {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: `${before}${text.slice(caret).trimStart()}`, caret: before.length };
}
