import { expect, test } from 'vitest';

import { excerptOf, mentionedIn } from './mentions.ts';

const people = [
  { userId: 'jonas', name: 'Jonas Lind' },
  { userId: 'jon', name: 'Jon' },
  { userId: 'anna', name: 'Anna Ø. Bæk' },
  { userId: 'anna2', name: 'Anna Kruse' },
];

test.each([
  ['@Jonas Lind, kan du?', ['jonas']],
  ['@jonas kan du?', ['jonas']],
  ['kan du (@Jon)?', ['jon']],
  ['@ANNA Ø. BÆK og @Jon', ['anna', 'jon']],
  ['@Jonas og @Jonas Lind', ['jonas']],
])('%s', (text, ids) => {
  expect(mentionedIn(text, people)).toEqual(ids);
});

test.each([
  ['a first name that two have', '@Anna kommer'],
  ['part of a longer word', '@Jonasen'],
  ['an e-mail address', 'skriv til lager@jonas'],
  ['nobody', '@ Jonas @Bo'],
  ['a pattern', '@.* @[a-z]+'],
])('%s names nobody', (_what, text) => {
  expect(mentionedIn(text, people)).toEqual([]);
});

test('two of the same whole name are both named', () => {
  const twins = [
    { userId: 'a', name: 'Bo Vad' },
    { userId: 'b', name: 'Bo Vad' },
  ];
  expect(mentionedIn('@Bo Vad', twins)).toEqual(['a', 'b']);
});

test('an excerpt is one line, and cuts no letter in half', () => {
  expect(excerptOf(' Hej\n  Bo ')).toBe('Hej Bo');
  const cut = excerptOf('🎪'.repeat(200));
  expect([...cut]).toHaveLength(140);
  expect(cut.isWellFormed()).toBe(true);
});
