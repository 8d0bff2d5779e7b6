import { expect, test } from 'vitest';

import { callNames, mentionBegun, mentionParts, offered, withMention } from './mentions.ts';

const people = [{ name: 'Jonas Bak' }, { name: 'Jonas Lind' }, { name: 'Åse Holm' }];
const called = callNames(people.map(({ name }) => name));
const marked = (text: string) =>
  mentionParts(text, called)
    .filter(({ isMention }) => isMention)
    .map(({ text: part }) => part);

test.each([
  ['@', { from: 0, name: '' }],
  ['Hej @jo', { from: 4, name: 'jo' }],
  ['(@åse', { from: 1, name: 'åse' }],
  ['mette@proeve', undefined],
  ['@Jonas Bak', undefined],
  ['Hej', undefined],
])('“%s” begins a mention: %j', (text, begun) => {
  expect(mentionBegun(text, text.length)).toEqual(begun);
});

test('those are offered whose first or last name begins like it', () => {
  expect(offered(people, 'li').map(({ name }) => name)).toEqual(['Jonas Lind']);
  expect(offered(people, 'aa').map(({ name }) => name)).toEqual(['Åse Holm']);
  expect(offered(people, '')).toHaveLength(3);
});

test('the chosen name takes the place of what was begun', () => {
  expect(withMention({ text: 'Hej @jo og farvel', caret: 7 }, 4, 'Jonas Bak')).toEqual({
    text: 'Hej @Jonas Bak og farvel',
    caret: 15,
  });
});

test('whole names are marked, and a first name that only one has', () => {
  expect(marked('@Jonas Bak og @åse, hej')).toEqual(['@Jonas Bak', '@åse']);
  expect(marked('@Jonas, @Jonas Bakken, x@Åse.dk')).toEqual([]);
});

test.each(['<b>@Åse</b>', '@Åse<script>alert(1)</script>', '&lt;@Åse'])(
  'nothing of %s is lost or read as markup',
  (text) => {
    const parts = mentionParts(text, called);
    expect(parts.map(({ text: part }) => part).join('')).toBe(text);
    expect(marked(text)).toEqual(['@Åse']);
  },
);
