import { jsPDF } from 'jspdf';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../tests/support/files/read-pdf.ts';
import { loadFallbacks, noFallbacks } from '../fallback/fallback.ts';
import { fallbackRanges } from '../fallback/ranges.generated.ts';
import { PRINTABLE_RANGES } from '../printable-ranges.ts';
import { addFonts } from './fonts.ts';
import { createPen } from './pen.ts';
import type { FontMetadata } from './searchable.ts';
import { styles } from './styles.ts';

const characters = PRINTABLE_RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).filter((character) => character.trim() !== '');

/** Ignores spaces and how accents are composed, in which PDF readers differ. */
function withoutSpacing(text: string): string {
  return text.normalize('NFKD').replace(/\s/g, '');
}

const weights = [styles.text, styles.medium, styles.strong];

function createPdf(fallbacks = noFallbacks): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  addFonts(pdf, fallbacks);
  return pdf;
}

it.each(weights)(
  'each printable character can be written and read back ($weight)',
  async (style) => {
    const pdf = createPdf();
    const pen = createPen(pdf);
    for (const [index, character] of characters.entries()) {
      pen.write(character, 10 + (index % 30) * 6, 10 + Math.floor(index / 30) * 8, style);
    }
    const [page] = await readPdf(new Uint8Array(pdf.output('arraybuffer')));
    const read = page?.pieces.map((piece) => piece.text).join('') ?? '';
    expect(withoutSpacing(read)).toBe(withoutSpacing(characters.join('')));
  },
);

it.each(weights)('all digits are equally wide, so that columns align ($weight)', (style) => {
  const pen = createPen(createPdf());
  const widths = [...'0123456789'].map((figure) => pen.width(figure, style).toFixed(4));
  expect(new Set(widths).size).toBe(1);
});

it.each(Object.entries(fallbackRanges))(
  'each character of the fallback font %s has its sign in both weights',
  async (name, ranges) => {
    const codes = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    const pdf = createPdf(await loadFallbacks(String.fromCodePoint(...codes)));
    for (const weight of ['regular', 'semibold']) {
      const { metadata } = pdf.setFont(`${name}-${weight}`).getFont();
      const glyphOf = (code: number) => (metadata as FontMetadata).characterToGlyph(code);
      expect(codes.filter((code) => glyphOf(code) === 0)).toEqual([]);
    }
  },
);

it.each(['شركة النور', 'لاه كوهين', 'מרכז שלום', 'Ґалаґан', 'Nguyễn Thị Hằng'])(
  '%s is found by a search, as it was typed',
  async (name) => {
    const pdf = createPdf(await loadFallbacks(name));
    createPen(pdf).write(name, 10, 10, styles.strong);
    const [page] = await readPdf(new Uint8Array(pdf.output('arraybuffer')));
    const words = (page?.text ?? '').normalize('NFKC').replaceAll(' ', '');
    for (const word of name.split(' ')) expect(words).toContain(word);
  },
);
