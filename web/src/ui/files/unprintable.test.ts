import { expect, test } from 'vitest';

import { unprintableTitle } from './unprintable.ts';

test.each([
  [['🎉'], 'Tegnet 🎉 kan ikke stå på fakturaen.'],
  [['🎉', '東'], 'Tegnene 🎉 og 東 kan ikke stå på fakturaen.'],
  [
    ['1', '2', '3', '4', '5', '6'],
    'Tegnene 1, 2, 3, 4, 5 og flere andre kan ikke stå på fakturaen.',
  ],
])('%j is said as %s', (characters, title) => {
  expect(unprintableTitle(characters, 'på fakturaen')).toBe(title);
});
