import { foldText, wordStart } from '@driftig/domain/text/fold-text';

/** A name that somebody is writing after '@'. */
interface Begun {
  /** Where the '@' stands. */
  readonly from: number;
  /** What is written of the name. */
  readonly name: string;
}

/** What stands before the caret, where it begins a mention; an e-mail address does not. */
export function mentionBegun(text: string, caret: number): Begun | undefined {
  const found = /(?<![\p{L}\p{N}._-])@([\p{L}\p{N}-]*)$/u.exec(text.slice(0, caret));
  return found === null ? undefined : { from: found.index, name: found[1] ?? '' };
}

/** Those whose name has a word that begins like it. */
export function offered<P extends { readonly name: string }>(
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

interface Part {
  readonly text: string;
  readonly isMention: boolean;
}

/**
 * The names by which people are called in a talk: whole ones, and first names that only one has. They
 * are those that get a notification.
 */
export function callNames(names: readonly string[]): readonly string[] {
  const firsts = Map.groupBy(names, (name) => foldCase(name.split(/\s+/)[0] ?? ''));
  const alone = [...firsts].filter(([, of]) => of.length === 1).map(([first]) => first);
  return [...new Set([...names.map(foldCase), ...alone])]
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
}

const foldCase = (text: string) => text.trim().toLocaleLowerCase('da');

/** A text in parts, its mentions apart; `called` are `callNames`. */
export function mentionParts(text: string, called: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}._-])@/gu)) {
    const rest = text.slice(index + 1);
    const name = called.find((one) => isAt(rest, one));
    if (name === undefined || index < from) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isMention: false });
    from = index + 1 + name.length;
    parts.push({ text: text.slice(index, from), isMention: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}

/** '@Jonas' is not in '@Jonasen'. */
function isAt(rest: string, name: string): boolean {
  return (
    rest.slice(0, name.length).toLocaleLowerCase('da') === name &&
    !/^[\p{L}\p{N}]/u.test(rest.slice(name.length))
  );
}
