import { expect, test } from 'vitest';

import { foldWords } from '../text/fold-text.ts';
import { depthOfOne, excerptOf, hasWords, mostConversations } from './search.ts';

test.each([
  ['Nøglen ligger på hylden', 'NØGLE', true],
  ['Nøglen ligger på hylden', 'hylden nøgle', true],
  ['Vi mødes i Århus', 'aarhus', true],
  ['Vi mødes i Aarhus', 'århus', true],
  ['Lagernøglen', 'nøgle', true],
  ['Nøglen', 'nøgle låge', false],
  ['Noglen', 'nøgle', true],
  ['Nøglen', 'noegle', true],
])('“%s” is found by “%s”: %s', (text, search, isFound) => {
  expect(hasWords(text, foldWords(search))).toBe(isFound);
});

test('a search reads at most 6,000 messages, however many conversations there are', () => {
  for (const conversations of [1, 30, 40, 100, 300]) {
    expect(
      depthOfOne(conversations) * Math.min(conversations, mostConversations),
    ).toBeLessThanOrEqual(6000);
    expect(depthOfOne(conversations)).toBeGreaterThanOrEqual(20);
  }
  expect([depthOfOne(0), depthOfOne(1), depthOfOne(60), mostConversations]).toEqual([
    200, 200, 100, 300,
  ]);
});

test('an excerpt shows what was found, and where it was cut', () => {
  expect(excerptOf('Kort\nbesked', ['kort'])).toBe('Kort besked');
  const long = `${'å'.repeat(300)} nøglen ${'x'.repeat(300)}`;
  const excerpt = excerptOf(long, foldWords('nøglen'));
  expect(excerpt).toMatch(/^… å+ nøglen x+ …$/);
  expect([...excerpt].length).toBe(164);
  expect(excerptOf(`${'👷🏽'.repeat(200)} slut`, ['slut'])).toMatch(/ slut$/);
});
