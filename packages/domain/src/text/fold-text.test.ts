import { expect, test } from 'vitest';

import { foldText, foldWords } from './fold-text.ts';

test.each([
  ['Århus', 'aarhus'],
  ['Aarhus', 'aarhus'],
  ['A\u030arhus', 'aarhus'],
  ['SØREN ÆBLE', 'søren æble'],
  ['Café Zoë', 'cafe zoe'],
  ['Björn Åkesson', 'bjørn aakesson'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('words are split at any whitespace', () => {
  expect(foldWords('  Holm &\u00a0Søn\n')).toEqual(['holm', '&', 'søn']);
  expect(foldWords(' ')).toEqual([]);
});
