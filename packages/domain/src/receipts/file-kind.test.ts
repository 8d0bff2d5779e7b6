import { expect, test } from 'vitest';

import { fileKindOf, startsAsPdf } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj\n%%EOF\n', 'pdf'],
  ['a PDF with something behind its end', `%PDF-1.4\n%%EOF\n${' '.repeat(900)}`, 'pdf'],
  ['half a PDF', '%PDF-1.7\n1 0 obj', undefined],
  ['a page that names a PDF', '<html>%PDF-1.7 %%EOF</html>', undefined],
  ['a JPEG', '\u00FF\u00D8\u00FF\u00E0', 'picture'],
  ['a PNG', '\u0089PNG\r\n\u001A\n', 'picture'],
  ['a WebP', 'RIFF\u0024\n\u0000\u0000WEBPVP8 ', 'picture'],
  ['a sound', 'RIFF\u0024\u0000\u0000\u0000WAVE', undefined],
  ['a GIF', 'GIF89a', undefined],
  ['a drawing that can hold scripts', '<svg/>', undefined],
  ['a program', 'MZ\u0090', undefined],
  ['nothing', '', undefined],
] as const)('%s', (_what, content, kind) => {
  expect(fileKindOf(bytes(content))).toBe(kind);
});

test('a PDF is known by its first bytes', () => {
  expect(startsAsPdf(bytes('%PDF-1.7\n1 0 obj'))).toBe(true);
  expect(startsAsPdf(bytes('<html>%PDF-1.7'))).toBe(false);
  expect(startsAsPdf(bytes(''))).toBe(false);
});
