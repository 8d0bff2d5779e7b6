import { deflateSync } from 'node:zlib';

import { chunk } from './pictures.ts';
import {
  flat,
  head,
  png,
  repeatedScans,
  smallJpeg,
  zeros,
  type CorpusFile,
} from './picture-parts.ts';

/** Pictures that would take memory or time without end. */
export const attackingPictures: readonly CorpusFile[] = [
  {
    name: 'a PNG whose second header has another size',
    claims: 'image/png',
    make: () => png(head(1, 1), head(30_000, 30_000), zeros(4)),
    verdict: 'wrong_file_type',
  },
  {
    name: 'a PNG with two headers of the same size',
    claims: 'image/png',
    make: () => png(head(4, 4), head(4, 4), zeros(52)),
    verdict: 'wrong_file_type',
  },
  {
    name: 'an interlaced PNG that inflates far beyond its pixels',
    claims: 'image/png',
    make: () => png(head(8, 8, { interlace: 1 }), zeros(200_000_000)),
    verdict: 'drawn',
  },
  {
    name: 'an interlaced PNG that would be held whole, 400 MB of it',
    claims: 'image/png',
    make: () => png(head(7000, 7000, { depth: 16, colour: 6, interlace: 1 }), zeros(1_000_000)),
    verdict: 'too_large',
  },
  {
    name: 'a PNG of 3.6 thousand million pixels',
    claims: 'image/png',
    make: () => png(head(60_000, 60_000), zeros(9)),
    verdict: 'too_large',
  },
  {
    name: 'a PNG with a gigabyte of text',
    claims: 'image/png',
    make: () => {
      const text = chunk(
        'zTXt',
        Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(2e8))]),
      );
      return png(head(4, 4), text, text, text, text, text, zeros(52));
    },
    verdict: 'drawn',
  },
  {
    name: 'a progressive JPEG of 10 megapixels with its scans a hundred times',
    claims: 'image/jpeg',
    make: () => repeatedScans(3650, 2740, 10),
    verdict: 'too_large',
  },
  {
    name: 'a small progressive JPEG with its scans a hundred times',
    claims: 'image/jpeg',
    make: () => repeatedScans(64, 48, 100),
    verdict: 'drawn',
  },
  {
    name: 'a WebP of 150 megapixels',
    claims: 'image/webp',
    make: () => flat(15_000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer(),
    verdict: 'too_large',
  },
  {
    name: 'a JPEG of 65,535 x 65,535 pixels',
    claims: 'image/jpeg',
    make: async () => {
      const jpeg = await smallJpeg();
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
      jpeg.fill(0xff, frame + 5, frame + 9);
      return jpeg;
    },
    verdict: 'too_large',
  },
];
