/**
 * Writes src/inter-fonts.generated.ts: Inter cut to the printable characters, with figures of equal
 * width as its only figures, since a PDF writer chooses no font features; and src/fallback, the fonts
 * that are loaded for other characters alone, with the ranges that they have. Run it with node.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from 'fonteditor-core';
import { PRINTABLE_RANGES } from './src/printable-ranges.ts';

const weights = { regular: '400Regular', medium: '500Medium', semibold: '600SemiBold' } as const;
const figures = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const require = createRequire(import.meta.url);

type Ranges = readonly (readonly [number, number])[];

const codesOf = (ranges: Ranges) =>
  new Set(
    ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  );
const printable = codesOf(PRINTABLE_RANGES);

const read = (file: string) =>
  Font.create(readFileSync(file), { type: 'ttf', compound2simple: true });

function cut(file: string, wanted: ReadonlySet<number>): string {
  const font = read(file);
  const data = font.get();
  for (const glyph of data.glyf) {
    const figure = figures.indexOf(glyph.name.replace(/\.tf$/, ''));
    const own = (glyph.unicode ?? []).filter((code) => wanted.has(code));
    if (figure < 0) glyph.unicode = own;
    else glyph.unicode = glyph.name.endsWith('.tf') && wanted.has(0x30) ? [0x30 + figure] : [];
  }
  data.glyf = data.glyf.filter(
    (glyph) => glyph.name === '.notdef' || (glyph.unicode?.length ?? 0) > 0,
  );
  font.set(data);
  return Buffer.from(font.write({ type: 'ttf', hinting: false, toBuffer: true })).toString(
    'base64',
  );
}

const interFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`);
const notoFile = (script: string, name: string) => (weight: string) =>
  require.resolve(`@expo-google-fonts/noto-sans-${script}/${weight}/${name}_${weight}.ttf`);

const ofInter = [
  '// Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter),\n',
  '// licensed under the SIL Open Font License 1.1: see inter-license.txt.\n',
];
const ofNoto = [
  '// Copyright 2022 The Noto Project Authors (https://github.com/notofonts),\n',
  '// licensed under the SIL Open Font License 1.1: see noto-license.txt.\n',
];

function writeFonts(
  path: string,
  about: readonly string[],
  fonts: Readonly<Record<string, string>>,
): void {
  const lines = Object.entries(fonts).map(
    ([name, base64]) => `export const ${name} =\n  '${base64}';\n`,
  );
  writeFileSync(new URL(path, import.meta.url), [...about, ...lines].join(''));
}

writeFonts(
  'src/inter-fonts.generated.ts',
  ['// Made by make-fonts.ts. Inter, TrueType in base64.\n', ...ofInter],
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, cut(interFile(weight), printable)]),
  ),
);

/** Subset of each fallback font: letters of other languages, and signs that people type. */
const fallbacks = {
  extended: {
    file: interFile,
    about: ofInter,
    blocks: [
      [0x149, 0x24f],
      [0x370, 0x3ff],
      [0x400, 0x52f],
      [0x1e00, 0x1fff],
      [0x2030, 0x204a],
      [0x2070, 0x209c],
      [0x20a0, 0x20bf],
      [0x2100, 0x22ff],
      [0x2460, 0x24ff],
      [0x25a0, 0x27bf],
    ],
  },
  arabic: {
    file: notoFile('arabic', 'NotoSansArabic'),
    about: ofNoto,
    // The isolated letters, their forms by position, and the signs among them.
    blocks: [
      [0x600, 0x6ff],
      [0xfb50, 0xfbb1],
      [0xfbd3, 0xfbe9],
      [0xfbfc, 0xfbff],
      [0xfdf0, 0xfdfc],
      [0xfe80, 0xfefc],
    ],
  },
  hebrew: {
    file: notoFile('hebrew', 'NotoSansHebrew'),
    about: ofNoto,
    blocks: [
      [0x5be, 0x5f4],
      [0xfb1d, 0xfb4f],
    ],
  },
} as const;

/** Leaves out combining marks: the PDF writer cannot place them. */
function isKept(code: number): boolean {
  return (
    !printable.has(code) && !/[\p{Mn}\p{Me}\p{Cf}\p{Cn}\p{Z}]/u.test(String.fromCodePoint(code))
  );
}

function rangesOf(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

mkdirSync(new URL('src/fallback', import.meta.url), { recursive: true });
const ranges = Object.entries(fallbacks).map(([name, { file, about, blocks }]) => {
  const inFont = read(file('400Regular'))
    .get()
    .glyf.flatMap((glyph) => glyph.unicode ?? []);
  const inBlocks = codesOf(blocks);
  const codes = [...new Set(inFont)]
    .filter((code) => inBlocks.has(code) && isKept(code))
    .toSorted((one, other) => one - other);
  const wanted = new Set(codes);
  writeFonts(
    `src/fallback/${name}.generated.ts`,
    [`// Made by make-fonts.ts. A fallback font, TrueType in base64.\n`, ...about],
    { regular: cut(file('400Regular'), wanted), semibold: cut(file('600SemiBold'), wanted) },
  );
  return [name, rangesOf(codes)] as const;
});

writeFileSync(
  new URL('src/fallback/ranges.generated.ts', import.meta.url),
  [
    '// Made by make-fonts.ts. First and last code of what each fallback font has.\n',
    'export const fallbackRanges = {\n',
    ...ranges.map(([name, list]) => `  ${name}: ${JSON.stringify(list)},\n`),
    '} as const satisfies Record<string, readonly (readonly [number, number])[]>;\n',
  ].join(''),
);
