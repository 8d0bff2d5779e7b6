import { badCharacters } from '@driftig/contracts/wire/text';
import { badInput } from '@driftig/domain/errors';

/** A value with the way to it, which is written as a path only where it is wrong. */
interface Place {
  readonly name: string;
  readonly value: unknown;
  readonly within: Place | undefined;
}

/** Limits the errors in one answer, so that an answer costs no more than its request. */
const mostPlaces = 20;
const longestPath = 200;

/**
 * Throws bad_input at each text, also the name of a field, that has half a character (a lone
 * surrogate): JSON can say one, but UTF-8 and the table cannot. Goes through the value without
 * recursion, because a body may nest deeper than the stack. Tells the first 20 places.
 */
export function assertWellFormed(value: unknown): void {
  const wrong = new Set<string>();
  const waiting: Place[] = [{ name: '', value, within: undefined }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (wrong.size === mostPlaces) break;
    const found = place.value;
    if (typeof found === 'string' && !found.isWellFormed()) wrong.add(pathOf(place));
    if (typeof found !== 'object' || found === null) continue;
    for (const [name, part] of Object.entries(found)) {
      const inner = { name, value: part, within: place };
      if (name.isWellFormed()) waiting.push(inner);
      else wrong.add(pathOf(inner));
      if (wrong.size === mostPlaces) break;
    }
  }
  if (wrong.size === 0) return;
  throw badInput(Object.fromEntries([...wrong].map((path) => [path, badCharacters])));
}

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at?.within !== undefined; at = at.within)
    names.unshift(at.name.slice(0, longestPath));
  return names.slice(0, longestPath).join('.').slice(0, longestPath).toWellFormed();
}
