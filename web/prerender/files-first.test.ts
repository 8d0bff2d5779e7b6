import { expect, test } from 'vitest';

import { filesFirst } from './files-first.ts';

const font = 'assets/inter-latin-wght-normal-Dx4k.woff2';
const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-1.css'],
    imports: ['_react-2.js'],
    assets: ['assets/inter-greek-wght-normal-C4i.woff2', font],
  },
  '_react-2.js': { file: 'assets/react-2.js' },
  'src/app/front.tsx': {
    file: 'assets/front-3.js',
    css: ['assets/front-3.css'],
    imports: ['_icons-4.js', '_react-2.js'],
  },
  '_icons-4.js': { file: 'assets/icons-4.js', css: ['assets/front-3.css'] },
};

test('a page names its own code and styles once, and nothing that the entry brings', () => {
  const tags = filesFirst(manifest, 'src/app/front.tsx');
  const files = tags.map((tag) => /href="\/(.*?)"/.exec(tag)?.[1]);
  expect(files).toEqual([font, 'assets/front-3.css', 'assets/front-3.js', 'assets/icons-4.js']);
});

test('a page whose module is not in the build stops it', () => {
  expect(() => filesFirst(manifest, 'src/app/gone.tsx')).toThrow('not a chunk of the site');
});
