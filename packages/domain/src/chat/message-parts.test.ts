import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { callsOf } from './mentions.ts';
import { mentionedIn, messageParts } from './message-parts.ts';

const people = [
  { id: 'jonas', name: 'Jonas Lind' },
  { id: 'jon', name: 'Jon' },
  { id: 'anna', name: 'Anna Ø. Bæk' },
  { id: 'anna2', name: 'Anna Kruse' },
  { id: 'ipek', name: 'İpek (lager)' },
];
const partsOf = (text: string) => messageParts(text, callsOf(people));
const idsOf = (text: string) => mentionedIn(text, people).map(({ id }) => id);
const markedIn = (text: string) =>
  partsOf(text)
    .filter(({ called }) => called !== undefined)
    .map((part) => part.text);

test('addresses of the web become links, without the sign that ends the sentence', () => {
  expect(partsOf('Se https://driftig.dk/a?b=1, og\nhttp://dr.dk.')).toEqual([
    { text: 'Se ' },
    { text: 'https://driftig.dk/a?b=1', href: 'https://driftig.dk/a?b=1' },
    { text: ', og\n' },
    { text: 'http://dr.dk', href: 'http://dr.dk' },
    { text: '.' },
  ]);
});

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,<b>x</b>'],
  ['//evil.dk'],
  ['<a href="x">her</a>'],
  ['http://'],
])('%s stays text', (text) => {
  expect(partsOf(text)).toEqual([{ text }]);
});

describe('mentioned people', () => {
  test.each([
    ['@Jonas Lind, kan du?', ['@Jonas Lind'], ['jonas']],
    ['@jonas kan du?', ['@jonas'], ['jonas']],
    ['kan du (@Jon)?', ['@Jon'], ['jon']],
    ['@ANNA Ø. BÆK og @Jon', ['@ANNA Ø. BÆK', '@Jon'], ['anna', 'jon']],
    ['@Jonas og @Jonas Lind', ['@Jonas', '@Jonas Lind'], ['jonas']],
    ['@İpek og @İpek (lager).', ['@İpek', '@İpek (lager)'], ['ipek']],
    ['<b>@Jon</b>', ['@Jon'], ['jon']],
    ['@Jon<script>alert(1)</script>', ['@Jon'], ['jon']],
    ['&lt;@Jon', ['@Jon'], ['jon']],
  ])('%s', (text, marked, ids) => {
    expect(markedIn(text)).toEqual(marked);
    expect(idsOf(text)).toEqual(ids);
  });

  test.each([
    ['a first name that two have', '@Anna kommer'],
    ['part of a longer word', '@Jonasen'],
    ['a letter with an accent of its own', '@Jon\u0301'],
    ['an e-mail address', 'skriv til lager@jonas'],
    ['part of a link', 'https://social.dk/@jonas'],
    ['nobody', '@ Jonas @Bo'],
    ['a pattern', '@.* @[a-z]+ @J.n'],
  ])('%s mentions no one', (_what, text) => {
    expect(markedIn(text)).toEqual([]);
    expect(idsOf(text)).toEqual([]);
  });

  test('two of the same whole name are both mentioned', () => {
    const twins = [
      { id: 'a', name: 'Bo Vad' },
      { id: 'b', name: 'Bo Vad ' },
    ];
    expect(mentionedIn('@Bo Vad, @Bo', twins)).toEqual(twins);
  });
});

test('whatever is written, nothing is lost, and who is marked is exactly who is told', () => {
  const names = fc.oneof(
    fc.string(),
    fc.constantFrom('Bo', 'bo vad', 'Bo Vad', 'Åse', 'İa', ' ', '('),
  );
  const words = fc.oneof(
    names,
    fc.constantFrom('@', ' ', 'http://x.dk/', '<b>', '\n'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(names), fc.array(words), (nameList, wordList) => {
      const everybody = nameList.map((name) => ({ name }));
      const text = wordList.join('');
      const parts = messageParts(text, callsOf(everybody));
      expect(parts.map((part) => part.text).join('')).toBe(text);
      const marked = new Set(parts.flatMap(({ called = [] }) => called));
      expect(new Set(mentionedIn(text, everybody))).toEqual(marked);
    }),
  );
});
