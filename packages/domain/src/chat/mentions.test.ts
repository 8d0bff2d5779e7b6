import { expect, test } from 'vitest';

import { excerptOf } from './mentions.ts';

test('an excerpt is one line, and cuts no letter in half', () => {
  expect(excerptOf(' Hej\n  Bo ')).toBe('Hej Bo');
  const cut = excerptOf('🎪'.repeat(200));
  expect([...cut]).toHaveLength(140);
  expect(cut.isWellFormed()).toBe(true);
});
