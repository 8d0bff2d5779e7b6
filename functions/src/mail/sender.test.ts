import fc from 'fast-check';
import { expect, test } from 'vitest';

import { senderOf } from './sender.ts';

const from = 'Driftig <ingen-svar@driftig.example>';

/** The display name as a mail client shows it, of a header with quotes or encoded words. */
function shownName(header: string): string {
  const [, phrase = ''] = /^(.*) <ingen-svar@driftig\.example>$/.exec(header) ?? [];
  if (phrase.startsWith('"')) return phrase.slice(1, -1).replaceAll(/\\(.)/g, '$1');
  const words = [...phrase.matchAll(/=\?UTF-8\?B\?([A-Za-z0-9+/=]*)\?=/g)];
  return words.map(([, base64 = '']) => Buffer.from(base64, 'base64').toString()).join('');
}

test.each([
  ['Nordlys Event ApS', '"Nordlys Event ApS via Driftig" <ingen-svar@driftig.example>'],
  ['', from],
  ['Telte, borde & "fest"', '"Telte, borde & \\"fest\\" via Driftig" <ingen-svar@driftig.example>'],
  ['A\r\nBcc: x@y.dk', '"A Bcc: x y dk via Driftig" <ingen-svar@driftig.example>'],
])('the name %j is the sender %s', (name, sender) => {
  expect(senderOf(from, name)).toBe(sender);
});

test.each(['Ærø Festudlejning', 'شركة النور', 'Fest 🎉 & co'])('%s is shown as it is', (name) => {
  expect(shownName(senderOf(from, name))).toBe(`${name} via Driftig`);
});

test('an address alone takes the name too', () => {
  expect(senderOf('ingen-svar@driftig.example', 'Nordlys')).toBe(
    '"Nordlys via Driftig" <ingen-svar@driftig.example>',
  );
});

test('no name makes another header, another address or an overlong word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const sender = senderOf(from, name);
      expect(sender).toMatch(/^[ -~]+ <ingen-svar@driftig\.example>$/);
      expect(sender.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')).toMatch(/^[^",;:@]* <[^<>]+>$/);
      const encoded = sender.split(' ').filter((word) => word.startsWith('=?'));
      expect(encoded.filter((word) => word.length > 75)).toEqual([]);
    }),
  );
});
