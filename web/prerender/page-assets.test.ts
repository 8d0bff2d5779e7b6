import { expect, test } from 'vitest';

import { appTagsOf, assetsOf, tagsOf, prioritisePage } from './page-assets.ts';

const font = 'assets/inter-latin-wght-normal-Dx4k.woff2';
const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-1.css'],
    imports: ['_mark-2.js'],
  },
  '_mark-2.js': {
    file: 'assets/mark-2.js',
    css: ['assets/mark-2.css'],
    assets: ['assets/inter-greek-wght-normal-C4i.woff2', font],
  },
  'src/app/front.tsx': {
    file: 'assets/front-3.js',
    css: ['assets/front-3.css'],
    imports: ['_chip-4.js', '_mark-2.js'],
  },
  '_chip-4.js': { file: 'assets/chip-4.js', css: ['assets/chip-4.css'] },
};
const files = assetsOf(manifest, 'src/app/front.tsx');

test('styles are listed once each, in loading order', () => {
  expect(files.styles).toEqual(
    ['mark-2', 'index-1', 'chip-4', 'front-3'].map((name) => `assets/${name}.css`),
  );
});

test('the code of a page excludes the chunks of the entry', () => {
  expect(files.code).toEqual(['assets/chip-4.js', 'assets/front-3.js']);
  expect(files.fonts).toEqual([font]);
});

test('styles are inlined into the page and not fetched again', () => {
  const tags = tagsOf(files, 'a{b:c}');
  expect(tags[0]).toBe('<style>a{b:c}</style>');
  expect(tags.filter((tag) => tag.includes('rel="stylesheet"'))).toEqual([
    '<link rel="stylesheet" href="/assets/chip-4.css" disabled />',
    '<link rel="stylesheet" href="/assets/front-3.css" disabled />',
  ]);
  const page = '<head>\n  <link rel="stylesheet" crossorigin href="/x.css">\n</head>';
  expect(prioritisePage(page)).toBe('<head>\n</head>');
});

test('code is fetched with low priority', () => {
  expect(prioritisePage('<script type="module" src="/x.js">')).toContain('fetchpriority="low"');
  expect(prioritisePage('<script src="/before-paint.js">')).not.toContain('fetchpriority');
  const code = tagsOf(files, '').filter((tag) => tag.includes('modulepreload'));
  expect(code.every((tag) => tag.includes('fetchpriority="low"'))).toBe(true);
});

test('the empty page fetches what the application needs beside the entry', () => {
  expect(appTagsOf(files)).toEqual([
    `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin />`,
    '<link data-rel="preload" as="style" href="/assets/chip-4.css" crossorigin />',
    '<link data-rel="preload" as="style" href="/assets/front-3.css" crossorigin />',
    '<link data-rel="modulepreload" href="/assets/chip-4.js" crossorigin />',
    '<link data-rel="modulepreload" href="/assets/front-3.js" crossorigin />',
  ]);
});

test('a page whose module is not in the build is an error', () => {
  expect(() => assetsOf(manifest, 'src/app/gone.tsx')).toThrow('not a chunk of the site');
});
