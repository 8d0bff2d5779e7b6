import { deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { chunk, pngSignature } from './pictures.ts';

/** Expected result for a picture: decoded and redrawn, or refused with one of these codes. */
type Verdict = 'drawn' | 'wrong_file_type' | 'too_large';

export interface CorpusFile {
  readonly name: string;
  /** The media type that the sender claims. */
  readonly claims: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly verdict: Verdict;
}

export const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#842' } });

export const png = (...chunks: readonly Buffer[]) =>
  Buffer.concat([pngSignature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

export function head(
  width: number,
  height: number,
  { depth = 8, colour = 2, interlace = 0 } = {},
): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

export const zeros = (bytes: number) =>
  chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 }));

const startOfScan = Buffer.from([0xff, 0xda]);

/** A progressive JPEG whose scans come so many times. */
export async function repeatedScans(width: number, height: number, times: number): Promise<Buffer> {
  const jpeg = await flat(width, height).jpeg({ progressive: true }).toBuffer();
  const first = jpeg.indexOf(startOfScan);
  const scans = Array.from({ length: times }, () => jpeg.subarray(first, -2));
  return Buffer.concat([jpeg.subarray(0, first), ...scans, jpeg.subarray(-2)]);
}

export const smallJpeg = () => flat(64, 48).jpeg().toBuffer();
