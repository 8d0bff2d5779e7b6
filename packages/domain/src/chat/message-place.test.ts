import { expect, test } from 'vitest';

import { placeOf } from './message-place.ts';

test('a message of one’s own conversations has its place', () => {
  expect(placeOf('d.ali.me.12', 'me')).toEqual({
    withId: 'ali',
    channelId: 'd.ali.me',
    number: 12,
  });
  expect(placeOf('d.me.sara.1', 'me')).toEqual({
    withId: 'sara',
    channelId: 'd.me.sara',
    number: 1,
  });
  expect(placeOf('g-ord.7.3', 'me')).toEqual({
    withId: 'g-ord.7',
    channelId: 'g-ord.7',
    number: 3,
  });
});

test.each([
  'd.ali.sara.1',
  'd.me.ali.1',
  'd.ali.me.0',
  'd.ali.me.01',
  'd.ali.me',
  'me.3',
  '..',
  'd.me.me.x',
])('no place has %s', (id) => {
  expect(placeOf(id, 'me')).toBeUndefined();
});
