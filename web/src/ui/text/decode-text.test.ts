import { expect, test } from 'vitest';

import { decodeText, isBinary } from './decode-text.ts';

const text = 'Café Kanel;Æblegård 1;Łódź';
const danish = 'Café Kanel;Æblegård 1 – "ø" €';
const utf8 = new TextEncoder().encode(text);
const inWindows1252 = Buffer.from([0xc6, 0xf8, 0xe5, 0x20, 0x80, 0x20, 0x96]);

test('UTF-8 is decoded with and without a byte order mark', () => {
  expect(decodeText(utf8)).toBe(text);
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
});

test('bytes that are not valid UTF-8 are decoded as Windows-1252', () => {
  expect(decodeText(inWindows1252)).toBe('Æøå € –');
  expect(decodeText(Buffer.from(danish.replaceAll(/[–€]/g, ''), 'latin1'))).toContain('Æblegård');
});

test("Excel's Unicode text (UTF-16) is decoded", () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  expect(decodeText(bytes)).toBe(text);
  expect(isBinary(bytes)).toBe(false);
});

test('a spreadsheet and a picture are binary', () => {
  expect(isBinary(Buffer.from('PK\u0003\u0004...'))).toBe(true);
  expect(isBinary(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBe(true);
  expect(isBinary(utf8)).toBe(false);
});
