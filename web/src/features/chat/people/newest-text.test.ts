import { expect, test } from 'vitest';

import { newestText, newestWhen } from './newest-text.ts';

const newest = { lastAt: '2026-11-26T08:14:00.000Z', lastText: 'Vi ses', lastBy: 'Sara Winther' };

test('between two people only the own message names its sender, in a group each message does', () => {
  expect(newestText(newest, false)).toBe('Vi ses');
  expect(newestText({ ...newest, lastBy: 'Me' }, false)).toBe('Dig: Vi ses');
  expect(newestText(newest, true)).toBe('Sara: Vi ses');
});

test('a picture says that it is one, and an empty conversation nothing', () => {
  expect(newestText({ ...newest, lastText: '' }, false)).toBe('Billede');
  expect(newestText({ lastAt: '', lastText: '', lastBy: '' }, true)).toBe('');
});

test.each([
  ['2026-11-26', '09:14'],
  ['2026-11-27', 'I går'],
  ['2026-11-30', 'tor'],
  ['2026-12-03', '26-11-2026'],
])('on %s it was written %s', (today, text) => {
  expect(newestWhen(newest, today)).toBe(text);
});
