import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const file = (path: string) => new URL(`../public${path}`, import.meta.url);
const read = (path: string) => readFileSync(file(path));
/** Width and height, in the head of a PNG. */
const sizesOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the home screen of a phone gets an app with icons of the sizes it names', () => {
  const manifest = JSON.parse(String(read('/site.webmanifest'))) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone' });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) expect(sizesOf(read(src))).toBe(sizes);
  expect(sizesOf(read('/apple-touch-icon.png'))).toBe('180x180');
});

test('the page names the manifest and the icons that it has', () => {
  const page = String(readFileSync(new URL('../index.html', import.meta.url)));
  const named = [...page.matchAll(/<link rel="(?:[\w-]*icon|manifest)" href="([^"]+)"/g)];
  expect(named).toHaveLength(3);
  for (const [, path = ''] of named) expect(existsSync(file(path))).toBe(true);
});
