import { expect, test } from 'vitest';

import { mentionBegun, matchPeople, withMention } from './mentions.ts';

const people = [{ name: 'Jonas Bak' }, { name: 'Jonas Lind' }, { name: 'Åse Holm' }];

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

test('people are offered whose first or last name begins like it', () => {
  expect(matchPeople(people, 'li').map(({ name }) => name)).toEqual(['Jonas Lind']);
  expect(matchPeople(people, 'aa').map(({ name }) => name)).toEqual(['Åse Holm']);
  expect(matchPeople(people, '')).toHaveLength(3);
});

test('the chosen name takes the place of what was begun', () => {
  expect(withMention({ text: 'Hej @jo og farvel', caret: 7 }, 4, 'Jonas Bak')).toEqual({
    text: 'Hej @Jonas Bak og farvel',
    caret: 15,
  });
});
