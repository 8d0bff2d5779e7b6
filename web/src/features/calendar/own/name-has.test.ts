import { expect, test } from 'vitest';

import { nameHas } from './name-has.ts';

test.each([
  ['Sara Winther', 'WIN', true],
  ['Sara Winther', 'ther', true],
  ['Søren Åberg', 'soren', true],
  ['Søren Åberg', 'AABERG', true],
  ['Sara Winther', '  sara ', true],
  ['Sara Winther', '', true],
  ['Sara Winther', 'saraw', false],
])('%s is found by %j: %s', (name, search, isFound) => {
  expect(nameHas(name, search)).toBe(isFound);
});
