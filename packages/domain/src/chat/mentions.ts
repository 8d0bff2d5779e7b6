/** Somebody of a talk. */
interface Named {
  readonly userId: string;
  readonly name: string;
}

/**
 * Who is named by '@Navn' in a message: by the whole name, or by the first name where only one of the
 * talk has it. The longest name that fits counts; an e-mail address names nobody.
 */
export function mentionedIn(text: string, people: readonly Named[]): string[] {
  if (!text.includes('@')) return [];
  const called = spellings(people);
  const found = [...text.matchAll(/(?<![\p{L}\p{N}._-])@/gu)].flatMap(({ index }) => {
    const rest = folded(text.slice(index + 1));
    return called.find(([spelling]) => isAt(rest, spelling))?.[1] ?? [];
  });
  return [...new Set(found)];
}

const folded = (text: string) => text.toLocaleLowerCase('da');

/** What each may be called, the longest first. */
function spellings(people: readonly Named[]): [string, string[]][] {
  const byFull = Map.groupBy(people, ({ name }) => folded(name.trim()));
  const byFirst = Map.groupBy(people, ({ name }) => folded(name.trim().split(/\s+/)[0] ?? ''));
  const alone = [...byFirst].filter(([first, of]) => of.length === 1 && !byFull.has(first));
  return [...byFull, ...alone]
    .filter(([spelling]) => spelling !== '')
    .map(([spelling, of]): [string, string[]] => [spelling, of.map(({ userId }) => userId)])
    .toSorted(([one], [other]) => other.length - one.length);
}

/** Whether the text begins with the name, and the name ends there: '@Jonas' is not in '@Jonasen'. */
function isAt(rest: string, spelling: string): boolean {
  return rest.startsWith(spelling) && !/^[\p{L}\p{N}]/u.test(rest.slice(spelling.length));
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
