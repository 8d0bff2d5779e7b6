import { encryptedPdfs } from '@driftig/tests/support/files/encrypted-pdfs';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { needsPassword } from './pdf-password.ts';

const pdf = (text: string) => Buffer.from(text, 'latin1');

test.each(Object.entries(encryptedPdfs.user))(
  'a PDF with a password needs it (%s)',
  (_, base64) => {
    expect(needsPassword(Buffer.from(base64, 'base64'))).toBe(true);
  },
);

test.each(Object.entries(encryptedPdfs.owner))(
  'a PDF that only forbids changes opens without one (%s)',
  (_, base64) => {
    expect(needsPassword(Buffer.from(base64, 'base64'))).toBe(false);
  },
);

test.each([
  ['one that is not encrypted', '%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF', false],
  ['one that names no object', '%PDF-1.7\ntrailer<</Encrypt 9 0 R>>\n%%EOF', false],
  ['one of another program', '%PDF-1.7 trailer<</Encrypt<</Filter/Adobe.PubSec/V 4>>>>', true],
  ['one of a revision to come', '%PDF-1.7 trailer<</Encrypt<</Filter/Standard/R 9>>>>', true],
])('%s', (_what, text, needed) => expect(needsPassword(pdf(text))).toBe(needed));

test('strings in brackets are read with their escapes', () => {
  const file = Buffer.from(encryptedPdfs.owner['40'], 'base64').toString('latin1');
  const escaped = file.replaceAll(/\/([OU]) <([\da-f]{64})>/g, (_, name: string, hex: string) => {
    const octal = [...Buffer.from(hex, 'hex')].map(
      (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
    );
    return `/${name} (${octal.join('')})`;
  });
  expect(escaped).not.toBe(file);
  expect(needsPassword(pdf(escaped))).toBe(false);
});

test('no bytes make it throw', () => {
  const word = fc.constantFrom(
    '/Encrypt',
    ' 1 0 R',
    '1 0 obj',
    '<<',
    '/Filter/Standard',
    '/R 6',
    '/R 3',
    '/U ',
    '/O ',
    '(',
    ')',
    '<00',
    '>',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'binary-ascii' }))), (words) => {
      expect(typeof needsPassword(pdf(words.join('')))).toBe('boolean');
    }),
  );
});
