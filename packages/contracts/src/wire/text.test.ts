import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { oneLine, text } from './text.ts';

/** The text of the first issue; undefined for a valid value. */
function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

test('a text is trimmed, and keeps its line breaks and tabs', () => {
  expect(z.decode(text(20), '  to\n\tlinjer\r\n ')).toBe('to\n\tlinjer');
});

describe.each([
  ['a text', text],
  ['a text on one line', oneLine],
])('%s', (_what, schema) => {
  test('is limited to its length', () => {
    expect(firstIssue(schema(3), 'abc')).toBeUndefined();
    expect(firstIssue(schema(3), 'abcd')).toBe('Højst 3 tegn.');
  });

  test.each([
    'a\u0000b',
    '\fa',
    'a \v',
    'a\u001bb',
    'a\u007fb',
    'a\u0085b',
    'a\u009bb',
    'a\ud800b',
    '\udc00',
  ])('refuses %j: it has a control character, or half a character', (value) => {
    expect(firstIssue(schema(20), value)).toBe('Teksten har ugyldige tegn.');
  });

  test.each([
    ['a zero-width space', '\u200b'],
    ['joiners', '\u200d\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u115f\u3164\uffa0'],
    ['tag characters', '\u{e0041}\u{e007f}'],
    ['a variation selector', '\ufe0f'],
    ['blank Braille', '\u2800'],
    ['a byte order mark between spaces', ' \u200b\ufeff '],
  ])('refuses invisible text: %s', (_name, value) => {
    expect(firstIssue(schema(20), value)).toBe('Skriv mindst ét tegn, der kan ses.');
  });

  test.each([
    'Søren Ærø Åkjær',
    'Renée Núñez-Łuczak',
    'محمد علي',
    'علی\u200cرضا',
    '李小龍',
    '👩‍👩‍👧 Familien',
    '❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'Müller & Søn',
    '',
  ])('takes %j', (value) => {
    expect(z.decode(schema(40), value)).toBe(value);
  });

  test('takes line breaks around it, which are trimmed', () => {
    expect(z.decode(schema(3), '\r\n abc\n')).toBe('abc');
  });

  test('refuses a number', () => {
    expect(firstIssue(schema(20), 5)).toBe('Skal være tekst.');
  });
});

test.each([
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
])('a text on one line refuses %j, which turns the text around it', (sign) => {
  const value = `Faktura ${sign}gnp.exe`;
  expect(firstIssue(oneLine(40), value)).toBe('Tegn, der vender skriveretningen, kan ikke bruges.');
});

test.each(['to\nlinjer', 'to\r\nlinjer', 'to\u2028linjer', 'to\u2029afsnit'])(
  'a text on one line refuses %j',
  (value) => {
    expect(firstIssue(oneLine(40), value)).toBe('Skal stå på én linje.');
  },
);
