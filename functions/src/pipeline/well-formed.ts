import { badCharacters } from '@driftig/contracts/wire/text';
import { badInput } from '@driftig/domain/errors';

type Place = readonly [path: string, value: unknown];

/**
 * Throws bad_input at each text, also the name of a field, that has half a character (a lone
 * surrogate): JSON can say one, but UTF-8 and the table cannot. Goes through the value without
 * recursion, because a body may nest deeper than the stack.
 */
export function assertWellFormed(value: unknown): void {
  const wrong = new Set<string>();
  const waiting: Place[] = [['', value]];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const [path, found] = place;
    if (typeof found === 'string' && !found.isWellFormed()) wrong.add(path);
    if (typeof found !== 'object' || found === null) continue;
    for (const [name, part] of Object.entries(found)) {
      const inner = path === '' ? name : `${path}.${name}`;
      if (name.isWellFormed()) waiting.push([inner, part]);
      else wrong.add(inner.toWellFormed());
    }
  }
  if (wrong.size === 0) return;
  throw badInput(Object.fromEntries([...wrong].map((path) => [path, badCharacters])));
}
