/** A member of a conversation. */
export interface Named {
  readonly name: string;
}

/** A name that a member is mentioned by. */
export interface Call<P> {
  /** Matches the whole name only: '@Jonas' is not in '@Jonasen'. */
  readonly pattern: RegExp;
  /** Two may bear the same name. */
  readonly people: readonly P[];
}

/** Begins a mention; an e-mail address does not. */
export const mentionSign = String.raw`(?<![\p{L}\p{N}._-])@`;

/**
 * The names by which members can be mentioned: the whole name, and the first name where only one
 * member has it (product C15). Longest first.
 */
export function callsOf<P extends Named>(people: readonly P[]): readonly Call<P>[] {
  const byFull = Map.groupBy(people, ({ name }) => foldName(name));
  const byFirst = Map.groupBy(people, ({ name }) => foldName(firstOf(name)));
  const alone = [...byFirst].filter(([first, of]) => of.length === 1 && !byFull.has(first));
  const spelled = [
    ...[...byFull.values()].map((of) => ({ spelling: of[0]?.name.trim() ?? '', people: of })),
    ...alone.map(([, of]) => ({ spelling: firstOf(of[0]?.name ?? ''), people: of })),
  ];
  return spelled
    .filter(({ spelling }) => spelling !== '')
    .toSorted((one, other) => other.spelling.length - one.spelling.length)
    .map(({ spelling, people: of }) => ({ pattern: patternOf(spelling), people: of }));
}

const foldName = (text: string) => text.trim().toLocaleLowerCase('da');
const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

function patternOf(spelling: string): RegExp {
  const letters = spelling.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`${letters}(?![\p{L}\p{M}\p{N}])`, 'iuy');
}

/** A mention in a text, from its '@' to its end. */
interface Mention<P> {
  readonly from: number;
  readonly to: number;
  readonly people: readonly P[];
}

/** The mentions in a text, one after the other. */
export function mentionsIn<P>(text: string, calls: readonly Call<P>[]): readonly Mention<P>[] {
  const found: Mention<P>[] = [];
  for (const { index } of text.matchAll(new RegExp(mentionSign, 'gu'))) {
    if (index < (found.at(-1)?.to ?? 0)) continue;
    const mention = mentionAt(text, index, calls);
    if (mention !== undefined) found.push(mention);
  }
  return found;
}

function mentionAt<P>(
  text: string,
  from: number,
  calls: readonly Call<P>[],
): Mention<P> | undefined {
  for (const { pattern, people } of calls) {
    pattern.lastIndex = from + 1;
    if (pattern.test(text)) return { from, to: pattern.lastIndex, people };
  }
  return undefined;
}

const longestExcerpt = 140;

/** The beginning of a message, on one line. */
export function excerptOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (letters.length <= longestExcerpt) return letters.join('');
  return `${letters
    .slice(0, longestExcerpt - 1)
    .join('')
    .trimEnd()}…`;
}
