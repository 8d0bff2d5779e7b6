/**
 * Writes src/inter-fonts.generated.ts: Inter cut to the printable characters, with figures of equal
 * width as its only figures, since a PDF writer chooses no font features. Run it with node.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from 'fonteditor-core';
import { PRINTABLE_RANGES } from './src/printable.ts';

const weights = { regular: '400Regular', medium: '500Medium', semibold: '600SemiBold' } as const;
const figures = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const require = createRequire(import.meta.url);

const printable = new Set(
  PRINTABLE_RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  ),
);

function cut(file: string): string {
  const font = Font.create(readFileSync(file), { type: 'ttf', compound2simple: true });
  const data = font.get();
  for (const glyph of data.glyf) {
    const figure = figures.indexOf(glyph.name.replace(/\.tf$/, ''));
    if (figure >= 0) glyph.unicode = glyph.name.endsWith('.tf') ? [0x30 + figure] : [];
    else glyph.unicode = (glyph.unicode ?? []).filter((code) => printable.has(code));
  }
  data.glyf = data.glyf.filter(
    (glyph) => glyph.name === '.notdef' || (glyph.unicode?.length ?? 0) > 0,
  );
  font.set(data);
  return Buffer.from(font.write({ type: 'ttf', hinting: false, toBuffer: true })).toString(
    'base64',
  );
}

const fonts = Object.entries(weights).map(([name, weight]) => {
  const file = require.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`);
  return `export const ${name} =\n  '${cut(file)}';\n`;
});

writeFileSync(
  new URL('src/inter-fonts.generated.ts', import.meta.url),
  [
    '// Made by make-fonts.ts. Inter, TrueType in base64.\n',
    '// Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter),\n',
    '// licensed under the SIL Open Font License 1.1: see inter-license.txt.\n',
    ...fonts,
  ].join(''),
);
