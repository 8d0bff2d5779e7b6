import { expect, test } from 'vitest';

import { textParts } from './text-parts.ts';

test('addresses of the web become links, without the sign that ends the sentence', () => {
  expect(textParts('Se https://driftig.dk/a?b=1, og\nhttp://dr.dk.')).toEqual([
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
  expect(textParts(text)).toEqual([{ text }]);
});
