import { expect, test } from 'vitest';

import { foldText, foldWords } from './fold-text.ts';

test.each([
  ['Århus', 'aarhus'],
  ['Aarhus', 'aarhus'],
  ['A\u030arhus', 'aarhus'],
  ['SØREN ÆBLE', 'søren æble'],
  ['Café Zoë', 'cafe zoe'],
  ['Björn Åkesson', 'bjørn aakesson'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('words stand between blanks of any kind', () => {
  expect(foldWords('  Holm &\u00a0Søn\n')).toEqual(['holm', '&', 'søn']);
  expect(foldWords(' ')).toEqual([]);
});
