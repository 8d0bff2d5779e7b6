import fc from 'fast-check';
import { expect, test } from 'vitest';

import { foldText, foldWords } from '@driftig/domain/text/fold-text';
import { markedParts } from './marked-parts.ts';

/** The text with the marked parts in brackets. */
const seen = (text: string, typed: string) =>
  markedParts(text, foldWords(typed))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Holm & Søn ApS', 'søn', 'Holm & [Søn] ApS'],
  ['Holm & Søn ApS', 'ho ap', '[Ho]lm & Søn [Ap]S'],
  ['Århus Teater', 'aarh', '[Årh]us Teater'],
  ['Århus Teater', 'a', '[Å]rhus Teater'],
  ['Aarhus Teater', 'år', '[Aar]hus Teater'],
  ['Bornholm', 'holm', 'Born[holm]'],
  ['Bornholm Holm', 'holm', 'Bornholm [Holm]'],
  ['Café', 'cafe', '[Café]'],
  ['Sø Søren', 'soeren', 'Sø [Søren]'],
  ['Soeren Holm', 'søren', '[Soeren] Holm'],
  ['Holm', 'kro', 'Holm'],
  ['', 'kro', ''],
])('in %s, %s is marked as %s', (text, typed, expected) => {
  expect(seen(text, typed)).toBe(expected);
});

test('for any text the parts add up to it, and the marked parts contain the words', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(text, text, fc.nat(), (before, word, at) => {
      const original = before.slice(0, at) + word;
      const parts = markedParts(original, foldWords(word));
      expect(parts.map((part) => part.text).join('')).toBe(original.normalize('NFC'));
      const marked = parts.filter((part) => part.marked).map((part) => foldText(part.text));
      const found = foldWords(word).filter((one) => foldText(original).includes(one));
      expect(marked.join('').length).toBeGreaterThanOrEqual(
        Math.max(0, ...found.map((one) => one.length)),
      );
    }),
  );
});
