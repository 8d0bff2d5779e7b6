import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nameInMail, textInMail } from './name-in-mail.ts';

test.each([
  ['Nordlys Event ApS', 'Nordlys Event ApS'],
  ['Holm & Søn A/S', 'Holm & Søn A/S'],
  ['Bolig.nu A/S', 'Bolig nu A/S'],
  ['Vind en iPhone på https://evil.dk/vind?x=1', 'Vind en iPhone på evil dk/vind?x=1'],
  ['www.evil.dk', 'evil dk'],
  ['evil。dk', 'evil dk'],
  ['HTTPS://EVIL.DK', 'EVIL DK'],
  ['skriv til x@evil.dk', 'skriv til x evil dk'],
  ['<a href="//evil.dk">klik</a>', '<a href="//evil dk">klik</a>'],
  ['Linje\r\nBcc: x@y.dk', 'Linje Bcc: x y dk'],
  ['nul\u200bbredde\u202eomvendt', 'nul bredde omvendt'],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  ['x'.repeat(60), 'x'.repeat(60)],
])('%j becomes %j', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});

test('whatever the name is, no link, address or line break is in it', () => {
  const part = fc.constantFrom(
    'http',
    ':',
    '//',
    '://',
    'www',
    '.',
    '。',
    'dk',
    '@',
    '\n',
    ' ',
    'x',
    '<',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const shown = nameInMail(parts.join(''));
      expect(shown).not.toMatch(/:\/\/|www\.|@|[\n\r]|\p{L}[.。]\p{L}/u);
      expect([...shown].length).toBeLessThanOrEqual(60);
    }),
  );
});

test('a longer text keeps its lines and its length, and has no link either', () => {
  const text = `Kom kl. 18.30!\r\nSe https://evil.example/x og www.fest.dk\n\n${'ja '.repeat(40)}skriv@mig.dk`;
  const shown = textInMail(text);
  expect(shown.split('\n')).toEqual([
    'Kom kl. 18 30!',
    'Se evil example/x og fest dk',
    '',
    `${'ja '.repeat(40)}skriv mig dk`,
  ]);
});
