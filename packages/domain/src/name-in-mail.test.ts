import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nameInMail } from './name-in-mail.ts';

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
